// Inserts publications in bulk, as saves would write them: copies of those of the demo, each with its own
// title and abstract and six authors with affiliations, of whom the first and the last bear names of people
// of the institute.
import type pg from 'pg'

const originals = `select *, row_number() over (order by id) as place from articles where is_visible and deleted_at is null`

const nameOf = (slot: number) => ({
  family: `initcap(translate(substr(md5('name' || (copy * 7 + ${slot} * 131) % 1500), 1, 7), '0123456789', 'ghijklmnop'))`,
  initial: `chr(65 + (copy + ${slot}) % 26)`,
  place: `'Department of Radiology, University of Town ' || (copy + ${slot}) % 90`,
})
const personOf = (slot: number) => ({
  family: `families[1 + (copy * ${slot}) % cardinality(families)]`,
  initial: `initials[1 + (copy * ${slot}) % cardinality(families)]`,
  place: `'Erwin Hahn Institute for MRI, Essen, Germany'`,
})
const slots = [personOf(1), nameOf(2), nameOf(3), nameOf(4), nameOf(5), personOf(7)]
const authors = slots.map(({ family, initial }) => `${family} || ' ' || ${initial}`).join(` || ', ' || `)
const details = slots.map(
  ({ family, initial, place }) =>
    `jsonb_build_object('name', ${family} || ', ' || ${initial}, 'orcid', '', 'affiliations', jsonb_build_array(${place}))`,
)
const people = `select array_agg(last_name order by id) as families, array_agg(left(first_name, 1) order by id) as initials
  from users where deleted_at is null`
const title = `'Copy ' || copy || ': ' || title`
const abstract = `repeat('We measured ' || substr(md5(copy::text), 1, 9) || ' in volunteers at seven tesla. ', 30)`

const own: Record<string, string> = {
  title,
  ...{
    authors,
    author_style: `'lastInitials'`,
    author_details: `jsonb_build_array(${details.join()})`,
    abstract,
  },
  ...{ doi: `'10.5555/copy.' || copy`, pubmed_id: `(10000000 + copy)::text`, preprint_doi: `''` },
  ...{ year: '2007 + copy % 20', month: '1 + copy % 12' },
  slug: `jsonb_build_object('de', 'copy-' || copy, 'en', 'copy-' || copy)`,
  search_text: `lower(${title} || ' ' || ${authors} || ' ' || journal || ' ' || ${abstract})`,
}

const belongings = [
  `insert into slugs (kind, language, slug, record_id, is_current)
   select 'articles', language, slug->>language, id, true from articles, unnest(array['de', 'en']) as language
   where id = any($1)`,
  `insert into search_entries (kind, record_id, language, title, body, words)
   select 'articles', id, language, title, search_text, to_tsvector('simple', search_text)
   from articles, unnest(array['de', 'en']) as language where id = any($1)`,
]

/** Adds this number of copies. */
export async function growArticles(client: pg.Client, copies: number): Promise<void> {
  const { rows: columns } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'articles'
     and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'id'`,
  )
  const names = columns.map(({ column_name }) => column_name)
  const { rows: made } = await client.query<{ id: number }>(
    `insert into articles (${names.join()}) select ${names.map(name => own[name] ?? name).join()}
     from generate_series(1, $1::int) as copy cross join (${people}) as people
     join (${originals}) as original on place = 1 + copy % (select count(*) from (${originals}) as counted)
     returning id`,
    [copies],
  )
  const ids = made.map(({ id }) => id)
  for (const statement of belongings) await client.query(statement, [ids])
}
