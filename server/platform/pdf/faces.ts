import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FurtherFace } from '#server/platform/fonts/further-faces.ts'

/** What texts are set in. */
export type Style = 'text' | 'strong' | 'title'

const { resolve } = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const files: Record<Style, [family: string, weight: 400 | 600]> = {
  text: ['source-sans-3', 400],
  strong: ['source-sans-3', 600],
  title: ['source-serif-4', 600],
}

/** The face of a style that has a sign, or null: then a box stands for it. */
export type FaceFor = (style: Style) => (sign: string) => string | null

interface Fonts {
  registerFont(name: string, source: string | Buffer): unknown
  font(name: string): unknown
}

/**
 * The site's own faces: one for each alphabet, for so they come, read once something is set in it; and those that have
 * the letters of this document that these lack.
 */
export function registerFaces(doc: Fonts, further: readonly FurtherFace[]): FaceFor {
  for (const style of Object.keys(files) as Style[])
    for (const alphabet of alphabets) doc.registerFont(`${style} ${alphabet}`, fileOf(style, alphabet))
  for (const { name, data } of further) doc.registerFont(name, data)
  return style => {
    const [, weight] = files[style]
    const others = further.filter(face => face.weight === weight)
    const own = ownFace(doc, style)
    return sign =>
      own(sign) ??
      others.find(({ letters }) => Array.from(sign).every(letter => letters.has(letter)))?.name ??
      null
  }
}

// WOFF, for the library writes no part of a WOFF2.
function fileOf(style: Style, alphabet: string): string {
  const [family, weight] = files[style]
  const folder = dirname(resolve(`@fontsource/${family}/package.json`))
  return join(folder, 'files', `${family}-${alphabet}-${weight}-normal.woff`)
}

// The library hands out no such question; its font knows the answer.
interface WithFont {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } }
}

function ownFace(doc: Fonts, style: Style): (sign: string) => string | null {
  return sign => {
    const codes = Array.from(sign, one => one.codePointAt(0) ?? 0)
    const has = (alphabet: string) => {
      const { _font } = doc.font(`${style} ${alphabet}`) as unknown as WithFont
      return codes.every(code => _font.font.hasGlyphForCodePoint(code))
    }
    const alphabet = alphabets.find(has)
    return alphabet ? `${style} ${alphabet}` : null
  }
}
