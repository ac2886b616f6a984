// Inserts rows in bulk, as saves would write them: copies of one record of the demo, each with a number in
// its search words and slugs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Adds copies until there are that many of both kinds. */
export async function growTo(dataFolder: string, numbers: { news: number; pages: number }): Promise<void> {
  await inDatabase(dataFolder, async client => {
    await copy(client, 'news', numbers.news)
    await copy(client, 'pages', numbers.pages)
  })
}

/** Writes directly to the database of the site that runs on this folder, as the database user of the site. */
export async function inDatabase(
  dataFolder: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const [, , , , host = ''] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataFolder, 'postgres.password'), 'utf8').trim()
  const client = new pg.Client({ host, user: 'larmor', password, database: 'larmor' })
  await client.connect()
  try {
    await work(client)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

type Kind = 'news' | 'pages'

// Content pages at addresses of their own, not those linked from the menu.
const template = {
  news: `select * from news where slug->>'de' <> '' and slug->>'en' <> '' and is_visible order by id limit 1`,
  pages: `select * from pages where page = 'institute'`,
}

async function copy(client: pg.Client, kind: Kind, number: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${kind} where slug->>'de' like 'nummer-%'`,
  )
  const first = rows[0]?.count ?? 0
  const { rows: made } = await client.query<{ id: number }>(insertOf(kind, await columnsOf(client, kind)), [
    first + 1,
    number,
  ])
  const ids = made.map(({ id }) => id)
  for (const statement of belongings(kind)) await client.query(statement, [ids])
}

/** Returns statements for the rows that a save writes in other tables. */
function belongings(kind: Kind): string[] {
  const ofOriginal = `kind = '${kind}' and record_id = (select id from (${template[kind]}) as original)`
  const copies = 'unnest($1::int[]) as copy (id)'
  return [
    `insert into slugs (kind, language, slug, record_id, is_current)
     select '${kind}', language, slug->>language, id, true from ${kind}, unnest(array['de', 'en']) as language
     where id = any($1)`,
    // Every copy is found by one word that all have, and by one of its own.
    `insert into search_entries (kind, record_id, language, title, body, words, until)
     select kind, record.id, language, entry.title, body, words || setweight(to_tsvector('simple',
       'zuwachs numer' || substring(record.slug->>'de' from 8)), 'A'), until
     from search_entries as entry, ${kind} as record where record.id = any($1) and ${ofOriginal}`,
    `insert into record_references (kind, record_id, field, language, target, target_id)
     select kind, copy.id, field, language, target, target_id from record_references, ${copies}
     where ${ofOriginal}`,
    `insert into record_tags (kind, record_id, tag_id, position)
     select kind, copy.id, tag_id, position from record_tags, ${copies} where ${ofOriginal}`,
  ]
}

async function columnsOf(client: pg.Client, kind: Kind): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' and is_identity = 'NO'`,
    [kind],
  )
  return rows.map(({ column_name }) => column_name)
}

const changed: Record<string, string> = {
  slug: `jsonb_build_object('de', 'nummer-' || number, 'en', 'number-' || number)`,
  page: `'number-' || number`,
  created_at: `created_at - number * interval '1 minute'`,
  publish_at: `publish_at - number * interval '1 minute'`,
}

function insertOf(kind: Kind, columns: string[]): string {
  const values = columns.map(name => changed[name] ?? name)
  return `insert into ${kind} (${columns.join()}) select ${values.join()}
    from (${template[kind]}) as original, generate_series($1::int, $2::int) as number returning id`
}
