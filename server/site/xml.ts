const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// What XML may not hold at all: one such sign in one title, and no reader could read the feed.
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** Words without the signs that XML forbids. */
export function allowedSigns(words: string): string {
  return words.replace(forbidden, '')
}

/** Words as the content of an element, or as the value of an attribute. */
export function xmlText(words: string): string {
  return allowedSigns(words).replace(/[&<>"]/g, sign => signs[sign] ?? '')
}
