import QR from 'qrcode'
import { type QrCode, qrMargin } from '#contract/qr.ts'

const longestText = 500 // characters; longer texts make the modules of a small print too fine for phones
const level = { errorCorrectionLevel: 'M' } as const // up to a seventh of the code may be covered or creased

/** Returns a QR code as an SVG path and its size. Throws for texts that are empty or too long. */
export function qrCode(text: string): QrCode {
  if (text === '' || text.length > longestText)
    throw new Error(`A QR code holds 1 to ${longestText} characters.`)
  const { size, data } = QR.create(text, level).modules
  const rows = Array.from({ length: size }, (_, row) =>
    rowPath(data.subarray(row * size, (row + 1) * size), row),
  )
  return { size, path: rows.join('') }
}

// Adjacent dark modules form one rectangle, so that no renderer shows gaps between them.
function rowPath(squares: Uint8Array, row: number): string {
  let path = ''
  for (let from = 0; from < squares.length; from += 1) {
    if (!squares[from]) continue
    let to = from
    while (squares[to]) to += 1
    path += `M${from} ${row}h${to - from}v1h${from - to}z`
    from = to
  }
  return path
}

/** Returns a code as an SVG file for print. `label` says where it leads. */
export function qrSvg(text: string, label: string): string {
  const { size, path } = qrCode(text)
  const box = `${-qrMargin} ${-qrMargin} ${size + 2 * qrMargin} ${size + 2 * qrMargin}`
  const ground = `<path fill="#fff" d="M${-qrMargin} ${-qrMargin}h${size + 2 * qrMargin}v${size + 2 * qrMargin}H${-qrMargin}z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges" role="img"><title>${escaped(label)}</title>${ground}<path d="${path}"/></svg>`
}

const scale = 8 // pixels per module, sharp on high-density screens

/** Returns a code as a PNG of a few kilobytes, for letters, because mail programs show no SVG. */
export function qrPng(text: string): Promise<Buffer> {
  qrCode(text)
  return QR.toBuffer(text, { ...level, type: 'png', scale, margin: qrMargin })
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(words: string): string {
  return words
    .toWellFormed()
    .replace(/\p{Cc}|[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>]/g, sign => signs[sign] ?? '')
}
