// Scripts whose letters never need a joiner; in all others a joiner may change how a word is written, or what
// it means.
const unjoined = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul']
const isUnjoined = `[${unjoined.map(script => `\\p{Script=${script}}`).join('')}\\p{DI}\\u0300-\\u036f]`
const picture = String.raw`\p{Extended_Pictographic}`

// Characters that Unicode calls ignorable but that have an effect where they stand.
const needed = [
  String.raw`(?<=\p{L})\u00ad(?=\p{L})`, // possible break of a long word
  String.raw`(?<=(?!${isUnjoined})[\p{L}\p{M}])[\u200c\u200d]`, // Persian, Hindi and others
  String.raw`(?<=[${picture}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=${picture})`, // joins emoji: a family, a flag
  String.raw`(?<=[\p{Emoji}\p{S}\p{Script=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`, // the shape of an emoji or of a Han letter
  String.raw`(?<=(?=\p{L})\p{Script=Mongolian}[\u180b-\u180f]?)[\u180b-\u180f]`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,7})[\u{e0020}-\u{e007f}]`, // flags of regions, such as Wales
]
const unseen = new RegExp(`(?!${needed.join('|')})(?:\\p{DI}|[\\ufff9-\\ufffb])`, 'gu')
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Removes invisible characters (zero width, direction marks), unifies line ends, and normalises letters
 * (NFC). Characters that a script or an emoji needs stay, and so do no-break spaces and hyphens.
 */
export function cleanText(text: string): string {
  return isPlain(text)
    ? text
    : text.normalize('NFC').replace(unseen, '').replace(breaks, '\n').normalize('NFC')
}

/** Same as `cleanText`, on one line; visible line ends stay, and are refused. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\v\f\u0085\u2028\u2029]/g, ' ')).trim()
}

/**
 * Normalises a name, number, key or address for comparison: one kind of space and of hyphen, no ignorable
 * characters between Latin letters.
 */
export function cleanWords(text: string): string {
  return cleanLine(text)
    .replaceAll('\u00ad', '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** Normalises a search text or key that is typed (NFKC): small and full-width characters become the same. */
export function cleanKey(text: string): string {
  return cleanWords(text.normalize('NFKC').replace(/\p{DI}/gu, '')).normalize('NFKC')
}

/**
 * Normalises a password as RFC 8265 §4.2 requires, so that it works from every keyboard. It is not trimmed,
 * and distinguishable characters stay distinct.
 */
export function cleanPassword(password: string): string {
  return password
    .replace(/\p{DI}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
}

// True for nearly every text: there is nothing to clean.
function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text)
}
