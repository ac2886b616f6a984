import { sql } from 'kysely'
import type { List } from '#contract/fields.ts'
import { type Bilingual, type Language, otherLanguage } from '#contract/language.ts'
import type { TranslationState } from '#contract/translation.ts'
import { records } from '#messages/backstage.ts'
import { listColumns } from '#messages/lists.ts'
import { kindNames } from '#messages/search.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  daysOf,
  type ListColumn,
  type ListDeclaration,
  type ListQuery,
} from '#server/platform/lists/lists.ts'
import { itemsOf } from './items.ts'
import {
  type Declared,
  type Fields,
  type RecordColumns,
  type RecordKind,
  type RowOf,
  recordsIn,
  tableOf,
  titleOf,
} from './kind.ts'
import { searchPatterns } from './search-text.ts'
import { stateConditions } from './states.ts'

/** Query of a list for staff; further filters have the names declared by the kind. */
export interface RecordQuery extends ListQuery {
  trash?: '1' | undefined
  state?: keyof typeof stateConditions | undefined
  updatedFrom?: string | undefined
  updatedTo?: string | undefined
}

/** Returns one page of matching rows with only the listed fields; or a file with all of them. */
export async function list<R extends Declared>(
  kind: RecordKind<R>,
  context: Context,
  query: RecordQuery,
): Promise<List<RowOf<R>>> {
  return (await answerList(recordList(kind), context, query)) as List<RowOf<R>>
}

type Row = Fields & { id: number }

function recordList(kind: RecordKind): ListDeclaration<Row, RecordQuery> {
  return {
    name: kind.name,
    title: kindNames[kind.name],
    table: kind.table,
    always: ({ trash }) => (trash ? sql<boolean>`true` : sql<boolean>`deleted_at is null`),
    filters: {
      trash: () => sql<boolean>`deleted_at is not null`,
      state: (state, now) => stateConditions[state](now),
      ...daysOf('updated', 'updatedAt'),
      ...kind.filters,
    },
    sort: '-updatedAt',
    sorts: {
      updatedAt: by('updatedAt'),
      createdAt: by('createdAt'),
      deletedAt: by('deletedAt'),
      ...Object.fromEntries(kind.record.sort.map(name => [name, by(name)])),
      title: language => titleIn(kind, language),
      // The date shown on the website.
      publishAt: () => sql`coalesce(publish_at, case when is_visible then created_at end)`,
      ...kind.sorts,
    },
    search: q => searchPatterns(q).map(pattern => sql<boolean>`search_text like ${pattern}`),
    rows: (context, ids) => rowsWith(kind, context, ids),
    columns: async context => fileColumns(kind, (await kind.columns?.(context)) ?? []),
  }
}

async function rowsWith(kind: RecordKind, context: Context, ids: readonly number[]): Promise<Row[]> {
  const rows = await recordsIn(context.db)
    .selectFrom(tableOf(kind))
    .select(columnsToList(kind))
    .where('id', 'in', ids)
    .execute()
  return (await itemsOf(kind, context, rows as never)) as Row[]
}

function titleIn(kind: RecordKind, language: Language) {
  const title = titleOf(kind)
  return sql`lower(coalesce(nullif(${title} ->> ${language}, ''), ${title} ->> ${otherLanguage(language)}))`
}

const kept = ['id', 'version', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', 'deletedBy']
const shown = ['isVisible', 'publishAt', 'unpublishAt']

function columnsToList(kind: RecordKind): (keyof RecordColumns)[] {
  const own = Object.keys(kind.record.listed.shape).filter(name => name !== 'tags')
  const ofTraits = [...(kind.published ? shown : []), ...(kind.translated ? ['translation'] : [])]
  return [...new Set([...kept, ...ofTraits, ...own])] as (keyof RecordColumns)[]
}

/** Columns of the file: the kind's own between those of its traits and those of every record. */
function fileColumns(kind: RecordKind, own: readonly ListColumn<Fields>[]): ListColumn<Fields>[] {
  const hasTitle = 'title' in kind.record.listed.shape
  return [
    ...(hasTitle ? titles : []),
    ...own,
    ...(kind.translated ? translations : []),
    ...(kind.published ? publication : []),
    ...ofEveryRecord,
  ]
}

const language = (row: Fields, name: Language) => (row.translation as Bilingual<TranslationState>)[name]
const moment = (row: Fields, name: string) => (row[name] ? new Date(String(row[name])) : null)

const titles: ListColumn<Fields>[] = [
  { heading: listColumns.titleDe, cell: ({ title }) => (title as Bilingual<string>).de },
  { heading: listColumns.titleEn, cell: ({ title }) => (title as Bilingual<string>).en },
]

const translations: ListColumn<Fields>[] = [
  { heading: listColumns.german, cell: (row, reader) => records.translation[reader][language(row, 'de')] },
  { heading: listColumns.english, cell: (row, reader) => records.translation[reader][language(row, 'en')] },
]

const publication: ListColumn<Fields>[] = [
  { heading: records.visible, cell: ({ isVisible }) => isVisible === true },
  { heading: listColumns.isPublic, cell: ({ isPublic }) => isPublic === true },
  { heading: records.publishAt, cell: row => moment(row, 'publishAt') },
  { heading: records.unpublishAt, cell: row => moment(row, 'unpublishAt') },
]

const ofEveryRecord: ListColumn<Fields>[] = [
  { heading: listColumns.created, cell: row => moment(row, 'createdAt') },
  { heading: records.updated, cell: row => moment(row, 'updatedAt') },
  {
    heading: listColumns.updatedBy,
    cell: ({ updatedBy }) => (updatedBy as { name: string } | null)?.name ?? null,
  },
]
