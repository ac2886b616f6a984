import { fail } from '#contract/errors.ts'
import type { FileFormat } from '#contract/list.ts'
import type { Synonyms } from '#contract/site/synonyms.ts'
import { synonymTexts } from '#messages/search.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { forgetQuestions } from './missed.ts'

const list: WholeList<Synonyms> = {
  name: 'searchSynonyms',
  title: synonymTexts.title,
  columns: [{ heading: synonymTexts.words, cell: ({ words }) => words.join(', ') }],
}

/** Returns all groups of synonyms, sorted by their first word. */
export async function allSynonyms(context: Context, asked: { format?: FileFormat | undefined }) {
  const { db, language } = context
  const rows = await db.selectFrom('searchSynonyms').select(['id', 'words']).execute()
  rows.sort((a, b) => (a.words[0] ?? '').localeCompare(b.words[0] ?? '', language))
  return answerWhole(list, context, rows, asked)
}

export async function addSynonyms(context: Context, words: string[]): Promise<Synonyms> {
  const added = await context.db
    .insertInto('searchSynonyms')
    .values({ words })
    .returning(['id', 'words'])
    .executeTakeFirstOrThrow()
  await forgetQuestions(context, words)
  await note(context, 'synonymsAdded', added.id, { after: words })
  return added
}

/** Throws `notFound`. */
export async function changeSynonyms(context: Context, id: number, words: string[]): Promise<Synonyms> {
  const before = await synonymsOf(context, id)
  await context.db.updateTable('searchSynonyms').set({ words }).where('id', '=', id).execute()
  await forgetQuestions(context, words)
  await note(context, 'synonymsChanged', id, { before: before.words, after: words })
  return { id, words }
}

/** Throws `notFound`. */
export async function removeSynonyms(context: Context, id: number): Promise<undefined> {
  const { words } = await synonymsOf(context, id)
  await context.db.deleteFrom('searchSynonyms').where('id', '=', id).execute()
  await note(context, 'synonymsRemoved', id, { before: words })
}

async function synonymsOf({ db }: Context, id: number): Promise<Synonyms> {
  const row = await db
    .selectFrom('searchSynonyms')
    .select(['id', 'words'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw fail('notFound')
  return row
}

async function note(context: Context, action: string, entityId: number, details: object): Promise<void> {
  await audit(context, { action, entity: 'searchSynonyms', entityId, details })
}
