import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Characters of one weight that the site's own fonts lack, as a TrueType font that contains only these. */
export interface FurtherFace {
  name: string
  weight: Weight
  letters: ReadonlySet<string>
  data: Buffer
}

type Weight = 400 | 600

interface Family {
  name: string
  letters: RegExp
}

// Chinese stands in for Japanese too: it contains the Japanese characters and the punctuation of both.
const eastAsian: Family[] = [
  { name: 'noto-sans-kr', letters: /\p{Script=Hangul}/gu },
  {
    name: 'noto-sans-sc',
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb-\u30ff\uff00-\uffef]/gu,
  },
]

/**
 * Scripts that need shaping (joining, reordering, right-to-left) and emoji: used in PDFs, not in link cards.
 */
const shaped: Family[] = [
  ...['Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Tamil', 'Thai', 'Georgian', 'Armenian'].map(script => ({
    name: `noto-sans-${script.toLowerCase()}`,
    letters: new RegExp(`\\p{Script_Extensions=${script}}`, 'gu'),
  })),
  { name: 'noto-emoji', letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu },
]

/** Chinese, Japanese and Korean fonts, for renderers that place characters one by one. */
export function eastAsianFaces(text: string, weights: readonly Weight[]): Promise<FurtherFace[]> {
  return facesOf(eastAsian, text, weights)
}

/** Fonts for all scripts, for renderers that shape text. */
export function furtherFaces(text: string, weights: readonly Weight[]): Promise<FurtherFace[]> {
  return facesOf([...eastAsian, ...shaped], text, weights)
}

/**
 * Returns the fonts that a text needs in addition to the site's own, in each of these weights; none for a
 * text without such characters. Characters that no font contains are in none of them.
 */
async function facesOf(
  families: readonly Family[],
  text: string,
  weights: readonly Weight[],
): Promise<FurtherFace[]> {
  const composed = text.normalize('NFC')
  const faces = families.flatMap(({ name, letters }) => {
    const own = new Set(composed.match(letters))
    return own.size === 0 ? [] : filesOf(name).map(file => facesIn(file, own, weights))
  })
  return (await Promise.all(faces)).flat()
}

async function facesIn(
  { path, ranges }: FontFile,
  wanted: Set<string>,
  weights: readonly Weight[],
): Promise<FurtherFace[]> {
  const listed = [...wanted].filter(letter => ranges.some(range => isWithin(range, letter)))
  if (listed.length === 0) return []
  const [{ create }, { default: subsetFont }] = await tools()
  const file = await readFile(path)
  // For some characters the package lists a file that does not contain them.
  const font = create(file)
  const codes = new Set('characterSet' in font ? font.characterSet : [])
  const letters = new Set(listed.filter(letter => codes.has(codeOf(letter))))
  if (letters.size === 0) return []
  const faceIn = async (weight: Weight) => {
    const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
    const data = await subsetFont(file, [...letters].join(''), options)
    return { name: `${basename(path)} ${weight}`, weight, letters, data }
  }
  return Promise.all(weights.map(faceIn))
}

// Loaded on demand: most texts have no such characters.
function tools() {
  return Promise.all([import('fontkit'), import('subset-font')])
}

interface FontFile {
  path: string
  ranges: Range[]
}

type Range = [first: number, last: number]

const { resolve } = createRequire(import.meta.url)

/** Returns the files of a family with the character ranges that its package lists for each. */
function filesOf(family: string): FontFile[] {
  const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`))
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(listed).map(([part, ranges]) => ({
    path: join(folder, 'files', `${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }))
}

// Format as in CSS: U+4e00 or U+4e00-4e0f.
function rangeOf(range: string): Range {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function isWithin([first, last]: Range, letter: string): boolean {
  const code = codeOf(letter)
  return first <= code && code <= last
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0
}
