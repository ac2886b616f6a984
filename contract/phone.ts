/** The address that calls a telephone number, e.g. `tel:+49305550100` for "+49 (0)30 5550-100". Null without a digit. */
export function phoneAddress(phone: string): string | null {
  // Between a country's code and the rest, "(0)" is what callers inside the country dial instead of the code.
  const dialled = phone.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1').replace(/[^\d+*#]/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : null
}
