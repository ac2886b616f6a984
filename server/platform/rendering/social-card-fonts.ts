import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import { eastAsianFaces } from '#server/platform/fonts/further-faces.ts'

export interface Face {
  name: string
  weight: 400 | 600
  style: 'normal'
  data: Buffer
}

const { resolve } = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const

/** The site's own fonts, one name per alphabet. */
const own: Face[] = [...facesOf('source-serif-4', 600), ...facesOf('source-sans-3', 600)]
export const serif = familyOf('source-serif-4')
export const sans = familyOf('source-sans-3')

/** Returns the fonts for a text, and a function that removes characters which none of them contains. */
export async function facesFor(
  text: string,
): Promise<{ faces: Face[]; drawable: (words: string) => string }> {
  const others = await eastAsianFaces(text, [600])
  const letters = new Set(others.flatMap(face => [...face.letters]))
  return {
    faces: [
      ...own,
      ...others.map(({ name, weight, data }): Face => ({ name, weight, style: 'normal', data })),
    ],
    drawable: words =>
      words
        .normalize('NFC')
        .replace(small, sign => sign.normalize('NFKC'))
        .replace(foreign, sign => (letters.has(sign) ? sign : '')),
  }
}

const small = /[\u2070-\u209c]/g // T₂ as T2
// The site's fonts contain European scripts; other characters would be empty boxes.
const foreign =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\x20-\x7e\xa0-\xff\u2010-\u2027\u2030-\u203a€™−]/gu

function facesOf(family: string, weight: Face['weight']): Face[] {
  return alphabets.map(alphabet => ({
    name: `${family} ${alphabet}`,
    weight,
    style: 'normal',
    data: readFileSync(resolve(`@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`)),
  }))
}

function familyOf(family: string): string {
  return alphabets.map(alphabet => `${family} ${alphabet}`).join(', ')
}

const known = new Map<string, number>()
const measured = 100 // pixels

/** Returns the width of each character of a text in the title font, as a fraction of the font size. */
export async function widthsIn(text: string, faces: Face[]): Promise<(sign: string) => number> {
  const unknown = [...new Set(text)].filter(sign => !known.has(sign))
  for (const [sign, width] of await measure(unknown, faces)) known.set(sign, width / measured)
  return sign => known.get(sign) ?? 0
}

// Measured between letters, because a space alone or at the end has no width.
async function measure(signs: string[], fonts: Face[]): Promise<Map<string, number>> {
  const widths = new Map<string, number>()
  const framed = ['', ...signs]
  const children = framed.map(sign => box(sign, `n${sign}n`))
  const style = { display: 'flex', flexWrap: 'wrap', fontFamily: serif, fontWeight: 600, fontSize: measured }
  await satori({ type: 'div', props: { style, children } } as never, {
    width: 100_000,
    fonts,
    onNodeDetected: ({ props, width }) => typeof props.id === 'string' && widths.set(props.id, width),
  })
  const frame = widths.get('') ?? 0
  return new Map(signs.map(sign => [sign, (widths.get(sign) ?? frame) - frame]))
}

function box(id: string, text: string) {
  return { type: 'div', props: { id, style: { display: 'flex', whiteSpace: 'pre' }, children: text } }
}
