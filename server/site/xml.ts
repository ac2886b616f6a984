const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Characters that XML forbids: a single one in a title would make the feed unreadable.
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** Removes the characters that XML forbids. */
export function withoutForbiddenSigns(words: string): string {
  return words.replace(forbidden, '')
}

/** Escapes a text for an element's content or an attribute's value. */
export function xmlText(words: string): string {
  return withoutForbiddenSigns(words).replace(/[&<>"]/g, sign => signs[sign] ?? '')
}
