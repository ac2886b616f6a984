import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { showInBrowser } from './browser.ts'
import type { Checked } from './checks.ts'
import { readInMutt } from './mutt.ts'
import { problemsIn, type ReadLetter } from './python.ts'
import type { Place } from './servers.ts'
import { advertisement, asFromElsewhere, askSpamAssassin, type Score, startRspamd } from './spam-filters.ts'

const highest = 2 // points; filters react at 4 or 5

const filters = ['SpamAssassin', 'rspamd'] as const
type Filter = (typeof filters)[number]

/** One letter of each kind and language. */
export interface Kind {
  name: string
  letter: ReadLetter
}

/** Prints both filters' scores of each letter, and checks that only an advertisement scores high. */
export async function checkScores(place: Place, kinds: readonly Kind[]): Promise<Checked> {
  const askRspamd = await startRspamd({ ...place, folder: join(place.folder, 'rspamd') })
  const ask = async (letter: Buffer): Promise<Record<Filter, Score>> => ({
    SpamAssassin: await askSpamAssassin(letter),
    rspamd: await askRspamd(letter),
  })
  const problems: string[] = []
  const highs = { SpamAssassin: Number.NEGATIVE_INFINITY, rspamd: Number.NEGATIVE_INFINITY }
  for (const { name, letter } of kinds) {
    const scores = await ask(asFromElsewhere(await readFile(letter.file)))
    for (const filter of filters) {
      const { score, rules } = scores[filter]
      highs[filter] = Math.max(highs[filter], score)
      if (!(score < highest)) problems.push(`${filter} gives ${name} ${score} points: ${rules.join(', ')}`)
    }
    console.log(`  ${name.padEnd(28)} ${describeScores(scores)}`)
  }
  const minded = await ask(advertisement)
  console.log(`  ${'an advertisement, to compare'.padEnd(28)} ${describeScores(minded)}`)
  for (const filter of filters)
    if (!(minded[filter].score > 2 * highest)) problems.push(`${filter} does not mind an advertisement`)
  return {
    summary:
      `spam filters: ${kinds.length} kinds of letters, at most ${highs.SpamAssassin.toFixed(1)} points by SpamAssassin, ` +
      `${highs.rspamd.toFixed(1)} by rspamd`,
    problems,
  }
}

function describeScores(scores: Record<Filter, Score>): string {
  return filters
    .map(
      filter =>
        `${filter} ${scores[filter].score.toFixed(1)} (${scores[filter].rules.join(', ') || 'no rule'})`,
    )
    .join('; ')
}

export function checkParsing(letters: readonly ReadLetter[]): Checked {
  const problems = letters.flatMap(letter => problemsIn(letter).map(what => `“${letter.subject}”: ${what}`))
  const html = letters.filter(letter => letter.html !== '').length
  const attached = letters.reduce((sum, { attachments }) => sum + attachments.length, 0)
  return {
    summary: `Python's email: ${letters.length} letters read, ${html} with HTML, ${attached} attachments, ${problems.length} defects`,
    problems,
  }
}

export async function checkMutt({ folder }: Place, kinds: readonly Kind[]): Promise<Checked> {
  const letters = kinds.map(({ letter }) => letter)
  const problems = await readInMutt(letters, folder)
  return {
    summary: `mutt: shows ${letters.length - problems.length} of ${letters.length} letters whole`,
    problems,
  }
}

export async function checkBrowser(
  kinds: readonly Kind[],
  site: { baseUrl: string; front: string },
): Promise<Checked> {
  const letters = kinds.map(({ letter }) => letter).filter(({ html }) => html !== '')
  const { problems, pictures } = await showInBrowser(letters, site)
  return {
    summary: `Chromium: ${letters.length} letters at 320 and 600 px, ${pictures} pictures, all of our own; ${problems.length} scroll sideways, ask elsewhere or lack something`,
    problems,
  }
}
