/**
 * Returns the `tel:` address of a phone number, e.g. `tel:+49305550100` for "+49 (0)30 5550-100". Null
 * without a digit.
 */
export function phoneAddress(phone: string): string | null {
  // Between the country code and the rest, "(0)" is dialled only inside the country, instead of the code.
  const dialled = phone.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1').replace(/[^\d+*#]/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : null
}
