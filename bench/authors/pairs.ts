import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type PubmedRecord, recordsOf } from './records.ts'

/**
 * Authors of two records with the same last name and first initial, and whether people judged them to be the
 * same person.
 */
export interface LabelledPair {
  name: string
  a: Named
  b: Named
  isSame: boolean
}

export interface Named {
  record: PubmedRecord
  /** Index in the author list of the record. */
  place: number
}

/**
 * Reads the pairs of a folder with `pairs.csv` and `articles.xml.gz`. Pairs without a label or a record are
 * dropped.
 */
export function labelledPairs(folder: string): { pairs: LabelledPair[]; records: PubmedRecord[] } {
  const records = recordsOf(gunzipSync(readFileSync(join(folder, 'articles.xml.gz'))).toString('utf8'))
  const [, ...lines] = readFileSync(join(folder, 'pairs.csv'), 'utf8').split(/\r?\n/)
  const pairs = lines.flatMap(line => {
    const [id1 = '', last1 = '', initials1 = '', , id2 = '', last2 = '', initials2 = '', , label = ''] =
      line.split(',')
    const a = named(records.get(id1), last1, initials1)
    const b = named(records.get(id2), last2, initials2)
    const word = label.trim()
    return a && b && (word === 'YES' || word === 'NO')
      ? [{ name: `${last1} ${initials1.slice(0, 1)}`, a, b, isSame: word === 'YES' }]
      : []
  })
  return { pairs, records: [...records.values()] }
}

// In the table, letters lost in an earlier conversion appear as � or ?.
function named(record: PubmedRecord | undefined, last: string, initials: string): Named | null {
  if (!record) return null
  const pattern = new RegExp(`^${RegExp.escape(last).replace(/\\x3f|\\\?|�/g, '.')}$`, 'iu')
  const first = initials.slice(0, 1)
  const fits = record.authors.map(
    ({ author }) => pattern.test(author.family) && author.given.startsWith(first),
  )
  const place = fits.indexOf(true)
  return place < 0 ? null : { record, place }
}
