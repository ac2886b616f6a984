// Inserts people in bulk, as saves would write them: copies of one person of the demo, each with another
// name.
import type pg from 'pg'

interface Numbers {
  people: number
  /** People with a public profile, including those of the demo. */
  visible: number
}

const template = `select * from users where username = 'lindqvist'`

const own: Record<string, string> = {
  username: `'copy-' || number`,
  email: `'copy-' || number || '@example.org'`,
  first_name: `initcap(substr(md5(number::text), 1, 6))`,
  last_name: `initcap(translate(substr(md5('name' || number), 1, 7), '0123456789', 'ghijklmnop'))`,
  middle_name: `''`,
  search_text: `lower('copy-' || number || ' ' || substr(md5(number::text), 1, 6) || ' ' ||
    translate(substr(md5('name' || number), 1, 7), '0123456789', 'ghijklmnop'))`,
  slug: `jsonb_build_object('de', 'copy-' || number, 'en', 'copy-' || number)`,
  group_id: `(select id from groups order by (id + number) % 7, id limit 1)`,
  is_visible: 'number <= $2',
  sort_priority: '0',
  board_terms: `'[]'`,
}

const belongings = [
  `insert into slugs (kind, language, slug, record_id, is_current)
   select 'people', language, slug->>language, id, true from users, unnest(array['de', 'en']) as language
   where id = any($1)`,
  `insert into search_entries (kind, record_id, language, title, body, words, until)
   select kind, person.id, language, person.first_name || ' ' || person.last_name, body,
     to_tsvector('simple', person.search_text) || words, until
   from search_entries as entry, users as person
   where person.id = any($1) and person.is_visible and kind = 'people'
   and record_id = (select id from (${template}) as original)`,
  `insert into record_references (kind, record_id, field, language, target, target_id)
   select kind, copy.id, field, language, target, target_id from record_references, unnest($1::int[]) as copy (id)
   where kind = 'people' and record_id = (select id from (${template}) as original)`,
]

/** Adds copies until there are that many people, and that many of them with a public profile. */
export async function growPeople(client: pg.Client, { people, visible }: Numbers): Promise<void> {
  const { rows } = await client.query<{ all: number; visible: number }>(
    `select count(*)::int as all, count(*) filter (where is_visible)::int as visible from users`,
  )
  const [now = { all: 0, visible: 0 }] = rows
  const { rows: columns } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'users'
     and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'id'`,
  )
  const names = columns.map(({ column_name }) => column_name)
  const values = names.map(name => own[name] ?? name)
  const { rows: made } = await client.query<{ id: number }>(
    `insert into users (${names.join()}) select ${values.join()}
     from (${template}) as original, generate_series(1, $1::int) as number returning id`,
    [people - now.all, visible - now.visible],
  )
  const ids = made.map(({ id }) => id)
  for (const statement of belongings) await client.query(statement, [ids])
}
