/** An address of which its owner knows that it is theirs, and nobody else whose it is: `b…@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address.slice(0, at)
  return `${first}…${address.slice(at)}`
}
