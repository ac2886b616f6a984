import { writeFileSync } from 'node:fs'
import { familyKey } from '#server/authorship/author-traits.ts'
import type { Case } from './cases.ts'
import { examplesOf } from './folds.ts'
import type { PubmedRecord } from './records.ts'
import { fitted } from './regression.ts'

const fewest = 4 // names with fewer first letters count as rare
const source = (how: string) =>
  `// ${how}, from the labelled pairs of github.com/BrianPulfer/AuthorNameDisambiguation\n// (MIT; Vishnyakova et al., JAMIA 2019). Not edited by hand.\n`

/**
 * Writes for each last name with four or more different first letters in the records how many there are. Uses
 * no labels.
 */
export function writeCommonNames(records: readonly PubmedRecord[]): void {
  const letters = new Map<string, Set<string>>()
  for (const { author } of records.flatMap(({ authors }) => authors)) {
    if (author.isGroup) continue
    const key = familyKey(author.family)
    letters.set(key, (letters.get(key) ?? new Set()).add(author.given.slice(0, 1)))
  }
  const common = [...letters].filter(([, { size }]) => size >= fewest).sort(([a], [b]) => (a < b ? -1 : 1))
  const entries = common.map(([name, { size }]) => `${name}: ${size}`)
  write(
    'common-names',
    `${source('Counted by `npm run authors -- names`')}export const commonNames: Readonly<Record<string, number>> = {\n${linesOf(entries)}\n}\n`,
  )
}

export function writeWeights(cases: readonly Case[]): void {
  const { bias, features } = fitted(examplesOf(cases))
  const figures = features.map(one => one.toFixed(3)).join(', ')
  write(
    'same-author-weights',
    `${source('Set by `npm run authors -- fit`')}export const weights = {\n  bias: ${bias.toFixed(3)},\n  features: [${figures}],\n} as const\n`,
  )
}

function linesOf(entries: readonly string[]): string {
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + entry.length < 100) lines[lines.length - 1] = `${line} ${entry},`
    else lines.push(`  ${entry},`)
  }
  return lines.join('\n')
}

function write(name: string, text: string): void {
  writeFileSync(new URL(`../../server/authorship/${name}.gen.ts`, import.meta.url), text)
}
