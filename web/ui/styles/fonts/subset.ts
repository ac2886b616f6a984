// `node web/ui/styles/fonts/subset.ts` creates the two fonts that every page needs first: Latin letters only,
// titles in one weight.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

type Range = readonly [first: number, last?: number]

// As `unicode-range` in fonts.css; other letters are in separate files that pages load when needed.
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
]
const letters = latin.map(([first, last = first]) => lettersBetween(first, last)).join('')
const titleWeight = 560

await make('source-serif-4', 'titles', { wght: titleWeight })
await make('source-sans-3', 'text')

async function make(family: string, name: string, axes?: Record<string, number>): Promise<void> {
  const whole = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(whole))), letters, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(join(import.meta.dirname, `${name}.woff2`), font)
  console.log(`${name}.woff2: ${font.length} bytes`)
}

function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('')
}
