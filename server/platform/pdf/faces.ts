import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FurtherFace } from '#server/platform/fonts/further-faces.ts'

/** Text styles, each with its own font. */
export type Style = 'text' | 'strong' | 'title'

const { resolve } = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const files: Record<Style, [family: string, weight: 400 | 600]> = {
  text: ['source-sans-3', 400],
  strong: ['source-sans-3', 600],
  title: ['source-serif-4', 600],
}

/** Returns the font of a style that contains a character, or null, for which a box is drawn. */
export type FaceFor = (style: Style) => (sign: string) => string | null

interface Fonts {
  registerFont(name: string, source: string | Buffer): unknown
  font(name: string): unknown
}

/**
 * Registers the site's own fonts, one file per alphabet, each read when it is first used, and the further
 * fonts for characters of this document that these lack.
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

// WOFF, because the library cannot subset WOFF2.
function fileOf(style: Style, alphabet: string): string {
  const [family, weight] = files[style]
  const folder = dirname(resolve(`@fontsource/${family}/package.json`))
  return join(folder, 'files', `${family}-${alphabet}-${weight}-normal.woff`)
}

// The library has no public method for this; its internal font object has.
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
