import type { Decision } from '#server/authorship/decisions.ts'
import { identify, type Known } from '#server/authorship/identify.ts'
import type { PubmedRecord } from './records.ts'

const [articles, authors, people] = [10_000, 6, 300]

/**
 * Returns the CPU seconds that it takes to identify 60,000 authors of 10,000 articles among 300 people, with
 * 20 confirmed articles for each person.
 */
export function secondsToIdentify(records: readonly PubmedRecord[]): number {
  const known = institute(records)
  const before = process.cpuUsage()
  const found = identify(known)
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1_000_000
  const states = found.authors.flatMap(one => one.candidates.map(({ state }) => state))
  const count = (state: string) => states.filter(one => one === state).length
  console.log(
    `${articles * authors} authors, ${people} people: ${seconds.toFixed(1)} s of a processor; ${count('confirmed')} confirmed, ` +
      `${count('certain')} certain, ${count('proposed')} proposed`,
  )
  return seconds
}

// Takes titles and affiliations from the records; each article is signed by people of one group and a guest.
function institute(records: readonly PubmedRecord[]): Known {
  const last = (n: number) => `Family${letters(n % 250)}`
  const first = (n: number) => `${String.fromCharCode(65 + (n % 20))}${letters(n)}`
  const works = Array.from({ length: articles }, (_, id) => {
    const record = records[id % records.length]
    const affiliations = record?.authors.find(one => one.affiliations.length > 0)?.affiliations ?? [
      'Institute',
    ]
    const signed = Array.from({ length: authors }, (_, place) => {
      const n = place === authors - 1 ? 1000 + id : ((id % 60) * 5 + place) % people
      const given = id % 3 === 0 ? first(n).slice(0, 1) : first(n)
      return {
        author: { family: last(n), given, suffix: '', isGroup: false },
        orcid: '',
        affiliations: [...affiliations],
      }
    })
    const { title = '', journal = '', year = null } = record ?? {}
    return { id: id + 1, work: { title, journal, year, authors: signed } }
  })
  const decisions = works.slice(0, 1200).flatMap(({ id, work }) =>
    work.authors.slice(0, authors - 1).map(({ author }, place): Decision => {
      const personId = (((id - 1) % 60) * 5 + place) % people
      const name = `${author.family}, ${author.given}`
      const decided = { decidedBy: 1, decidedAt: '2026-01-01T00:00:00.000Z' }
      return {
        id: id * 10 + place,
        articleId: id,
        name,
        occurrence: 1,
        orcid: '',
        personId,
        kind: 'confirmed',
        ...decided,
      }
    }),
  )
  const known = Array.from({ length: people }, (_, id) => ({
    ...{ id, orcid: '', from: null, until: null },
    names: [{ firstName: first(id), middleName: '', lastName: last(id) }],
  }))
  return { articles: works, people: known, decisions, institute: ['University of Duisburg-Essen'] }
}

function letters(n: number): string {
  return [...String(n)].map(digit => String.fromCharCode(97 + Number(digit))).join('')
}
