/**
 * Normalises a page range to `317–324`, also from `317 -- 324` and from PubMed's shortened forms `317-24` and
 * `S109-12`. Text that is not an ascending range, such as an article number, stays unchanged.
 */
export function normalizePageRange(text: string): string {
  return text
    .replace(/(?<=\w)\s*[-–—−]+\s*(?=\w)/g, '-')
    .split(/([;,\s]+)/)
    .map(part => range(part) ?? part)
    .join('')
    .trim()
}

const rangeOfPages = /^([a-z]*)(\d+)[-–—]([a-z]*)(\d+)((?:\.\w+)?)$/i
const sameBeginning = /^(.*\D)(\d+)[-–—]\1(\d+)$/ // 12.e1-12.e9

function range(part: string): string | null {
  const [, prefix = '', first = '', ownPrefix = '', second = '', rest = ''] = rangeOfPages.exec(part) ?? []
  if (second === '') {
    const [, begin, from, to] = sameBeginning.exec(part) ?? []
    return begin === undefined || Number(from) >= Number(to) ? null : `${begin}${from}–${begin}${to}`
  }
  if (ownPrefix !== '' && ownPrefix.toLowerCase() !== prefix.toLowerCase())
    return `${prefix}${first}–${ownPrefix}${second}${rest}` // 230–e12
  const last = second.length < first.length ? first.slice(0, -second.length) + second : second
  if (Number(last) < Number(first)) return null
  if (last === first && rest === '') return prefix + first
  return `${prefix}${first}–${prefix}${last}${rest}`
}
