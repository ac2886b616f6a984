import type { Acknowledged } from '../crash-writes.ts'
import type { Postgres } from './postgres.ts'

export type Kept = Acknowledged & { files: Set<number> }

export function countOf({ messages, news, files }: Kept): number {
  return messages.size + news.size + files.size
}

/** Describes what was acknowledged and is not in the database. */
export async function lossesIn(postgres: Postgres, { messages, news, files }: Kept): Promise<string[]> {
  const mails = await postgres.ask<{ reply_to: string }>(
    'select reply_to from mails where reply_to = any($1)',
    [[...messages]],
  )
  const found = new Set(mails.map(row => row.reply_to))
  const lost = [...messages].filter(mark => !found.has(mark)).map(mark => `the message of ${mark}`)
  const stored = await postgres.ask<{ id: number }>('select id from files where id = any($1)', [[...files]])
  const storedIds = new Set(stored.map(row => row.id))
  lost.push(...[...files].filter(id => !storedIds.has(id)).map(id => `the file ${id}`))
  return [...lost, ...(await lostNews(postgres, news))]
}

interface Row {
  id: number
  version: number
  title: string
  revisions: number
}

async function lostNews(postgres: Postgres, news: Kept['news']): Promise<string[]> {
  const rows = await postgres.ask<Row>(
    `select id, version, title ->> 'de' as title,
       (select count(*)::int from revisions where kind = 'news' and record_id = news.id) as revisions
     from news where id = any($1)`,
    [[...news.keys()]],
  )
  const found = new Map(rows.map(row => [row.id, row]))
  return [...news].flatMap(([id, { title, version }]) => {
    const row = found.get(id)
    // A write without a response may be stored; an acknowledged one must be.
    if (!row || row.version < version || (row.version === version && row.title !== title))
      return [`news ${id} “${title}”`]
    return row.revisions === row.version ? [] : [`the history of news ${id}`]
  })
}
