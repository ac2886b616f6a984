import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What texts are set in. */
export type Style = 'text' | 'strong' | 'title'

const { resolve } = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const files: Record<Style, [family: string, weight: number]> = {
  text: ['source-sans-3', 400],
  strong: ['source-sans-3', 600],
  title: ['source-serif-4', 600],
}

interface Fonts {
  registerFont(name: string, file: string): unknown
  font(name: string): unknown
}

/** The site's own faces: one for each alphabet, for so they come. A face is read once something is set in it. */
export function registerFaces(doc: Fonts): void {
  for (const style of Object.keys(files) as Style[])
    for (const alphabet of alphabets) doc.registerFont(`${style} ${alphabet}`, fileOf(style, alphabet))
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

/** The face of a style that has a sign, or null: then a box stands for it. */
export function faceFor(doc: Fonts, style: Style): (sign: string) => string | null {
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
