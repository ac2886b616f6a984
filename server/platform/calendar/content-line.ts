export type Parameters = Readonly<Record<string, string>>

/** Returns a line of an iCalendar file with a value that is not text, such as a time or an address. */
export function contentLine(name: string, value: string, parameters: Parameters = {}): string {
  const head = Object.entries(parameters).map(([key, words]) => `;${key}=${inParameter(words)}`)
  return fold(`${name}${head.join('')}:${withoutControls(value)}`)
}

/** Returns a line with arbitrary text: line breaks, commas and semicolons are escaped. */
export function textLine(name: string, text: string, parameters: Parameters = {}): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/[\\;,]/g, sign => `\\${sign}`)
  return contentLine(name, lines.replaceAll('\n', '\\n'), parameters)
}

// Escapes quotes, carets and line breaks in parameters (RFC 6868). `Europe/Berlin` stays unquoted, because
// programs compare it literally.
function inParameter(words: string): string {
  const escaped = words
    .replaceAll('^', '^^')
    .replace(/\r\n?|\n/g, '^n')
    .replaceAll('"', "^'")
  return /^[\w/-]*$/.test(escaped) ? escaped : `"${withoutControls(escaped)}"`
}

function withoutControls(words: string): string {
  return words.toWellFormed().replace(/\p{Cc}/gu, '')
}

const longestLine = 75 // octets without the line break, RFC 5545 §3.1

// Folds between characters, never within one; a continuation begins with a space, which counts.
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    const isFull = octets + size > longestLine
    folded += isFull ? `\r\n ${sign}` : sign
    octets = isFull ? 1 + size : octets + size
  }
  return folded
}
