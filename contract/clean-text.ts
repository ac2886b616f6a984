// Scripts whose letters never need a joiner; in all others one may change how a word is written, or what it means.
const unjoined = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul']
const isUnjoined = `[${unjoined.map(script => `\\p{Script=${script}}`).join('')}\\p{DI}\\u0300-\\u036f]`
const picture = String.raw`\p{Extended_Pictographic}`

// Of the signs that Unicode calls ignorable, those that do something where they stand.
const needed = [
  String.raw`(?<=\p{L})\u00ad(?=\p{L})`, // where a long word may be broken
  String.raw`(?<=(?!${isUnjoined})[\p{L}\p{M}])[\u200c\u200d]`, // Persian, Hindi and others
  String.raw`(?<=[${picture}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=${picture})`, // a family, a flag
  String.raw`(?<=[\p{Emoji}\p{S}\p{Script=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`, // the shape of an emoji or of a Han letter
  String.raw`(?<=(?=\p{L})\p{Script=Mongolian}[\u180b-\u180f]?)[\u180b-\u180f]`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,7})[\u{e0020}-\u{e007f}]`, // flags of regions, such as Wales
]
const unseen = new RegExp(`(?!${needed.join('|')})(?:\\p{DI}|[\\ufff9-\\ufffb])`, 'gu')
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * A text without what nobody sees: zero width, direction marks, and line ends of other programs, in one form of each
 * letter (NFC). What a script or an emoji needs stays, and so do no-break spaces and hyphens.
 */
export function cleanText(text: string): string {
  return isPlain(text)
    ? text
    : text.normalize('NFC').replace(unseen, '').replace(breaks, '\n').normalize('NFC')
}

/** The same on one line; line ends that people see stay, and are refused. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\v\f\u0085\u2028\u2029]/g, ' ')).trim()
}

/** A name, number, key or address, as two of them are compared: one kind of space and of hyphen, nothing ignorable between Latin letters. */
export function cleanWords(text: string): string {
  return cleanLine(text)
    .replaceAll('\u00ad', '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** What is typed to find or to open something: in one form of each sign, small and full width letters alike (NFKC). */
export function cleanKey(text: string): string {
  return cleanWords(text.normalize('NFKC').replace(/\p{DI}/gu, '')).normalize('NFKC')
}

/**
 * A password in one form of each sign, as RFC 8265 §4.2 asks for, so that it opens from every keyboard. It is not trimmed,
 * and no two signs that people tell apart become one.
 */
export function cleanPassword(password: string): string {
  return password
    .replace(/\p{DI}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
}

// Nearly every text: nothing has to be looked for.
function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text)
}
