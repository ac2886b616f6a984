import { sql } from 'kysely'
import { blankNews, type NewsFields } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { createUser } from '#server/people/people.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { newsRouter } from './router.ts'

/** The same item, in German only and in both languages. */
export const inGerman: NewsFields = {
  ...blankNews,
  title: { de: 'Größere Spule', en: '' },
  content: { de: paragraphs('Sie misst schneller.'), en: null },
}
export const inBothLanguages: NewsFields = {
  ...blankNews,
  title: { de: 'Größere Spule', en: 'A larger coil' },
  content: { de: paragraphs('Sie misst schneller.'), en: paragraphs('It measures faster.') },
}

type Backstage = typeof newsRouter.backstage
type News = Omit<typeof newsRouter, 'backstage'>

/** Opens the calls of news for jonas, who may edit them, and for a visitor. */
export async function openTestNews() {
  const calls = await openTestCalls()
  const jonas = await createUser(calls.dependencies, {
    username: 'jonas',
    email: 'jonas@example.org',
    firstName: 'Jonas',
    lastName: 'Weiß',
    role: 'newsEditor',
  })
  const caller = staff(jonas, 'canEditNews')
  return {
    ...calls,
    jonas: caller,
    edit: <Name extends keyof Backstage>(name: Name, input: object, asking: object = {}) =>
      calls.call(`news.backstage.${name}`, newsRouter.backstage[name] as never)(input, {
        caller,
        ...asking,
      }) as ReturnType<Backstage[Name]>,
    read: <Name extends keyof News>(name: Name, input: object, language: 'de' | 'en' = 'de') =>
      calls.call(`news.${name}`, newsRouter[name] as never)(input, { language }) as ReturnType<News[Name]>,
  }
}

/** Inserts copies of a news item that the search finds by the same words. */
export async function copyNews(db: Kysely<Database>, id: number, copies: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'news' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(db)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`
    with copied as (
      insert into news (${names})
      select ${names} from news, generate_series(1, ${copies}::int) where id = ${id} returning id)
    insert into search_entries (kind, record_id, language, title, body, words, until)
    select kind, copied.id, language, title, body, words, until from search_entries, copied
    where kind = 'news' and record_id = ${id}`.execute(db)
}
