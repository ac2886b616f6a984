import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'

interface Face {
  name: string
  weight: 400 | 600
  style: 'normal'
  data: Buffer
}

const { resolve } = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const

/** The site's own faces, each alphabet under a name of its own. */
export const fonts: Face[] = [...facesOf('source-serif-4', 600), ...facesOf('source-sans-3', 600)]
export const serif = familyOf('source-serif-4')
export const sans = familyOf('source-sans-3')

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

/** How wide each sign of a text is in titles, as a share of their size. */
export async function widthsIn(text: string): Promise<(sign: string) => number> {
  const unknown = [...new Set(text)].filter(sign => !known.has(sign))
  for (const [sign, width] of await measure(unknown)) known.set(sign, width / measured)
  return sign => known.get(sign) ?? 0
}

// Two of each and between letters, since a space alone, or at an end, has no width.
async function measure(signs: string[]): Promise<Map<string, number>> {
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
