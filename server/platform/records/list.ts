import { sql } from 'kysely'
import type { List } from '#contract/fields.ts'
import { type Language, otherLanguage } from '#contract/language.ts'
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
import { type Item, itemsOf } from './items.ts'
import {
  type Listed,
  type RecordColumns,
  type RecordFields,
  type RecordKind,
  recordsIn,
  tableOf,
} from './kind.ts'
import { searchPatterns } from './search-text.ts'
import { states } from './states.ts'

/** What staff ask of a list; further filters have the names that the kind declares. */
export interface RecordQuery extends ListQuery {
  trash?: '1' | undefined
  state?: keyof typeof states | undefined
  updatedFrom?: string | undefined
  updatedTo?: string | undefined
}

/** One page of what matches, as rows with the listed fields only; or a file with all of it. */
export function list<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Context,
  query: RecordQuery,
): Promise<List<Item<F>>> {
  return answerList(recordList(kind), context, query)
}

function recordList<F extends RecordFields>(kind: RecordKind<F>): ListDeclaration<Item<F>, RecordQuery> {
  return {
    name: kind.name,
    title: kindNames[kind.name],
    table: kind.table,
    always: ({ trash }) => (trash ? sql<boolean>`true` : sql<boolean>`deleted_at is null`),
    filters: {
      trash: () => sql<boolean>`deleted_at is not null`,
      state: (state, now) => states[state](now),
      ...daysOf('updated', 'updatedAt'),
      ...kind.filters,
    },
    sort: '-updatedAt',
    sorts: {
      title: titleIn,
      publishAt: () => sql`coalesce(publish_at, case when is_visible then created_at end)`,
      updatedAt: by('updatedAt'),
      createdAt: by('createdAt'),
      deletedAt: by('deletedAt'),
    },
    search: q => searchPatterns(q).map(pattern => sql<boolean>`search_text like ${pattern}`),
    rows: (context, ids) => rowsWith(kind, context, ids),
    columns: async context => [...titles, ...((await kind.columns?.(context)) ?? []), ...ofEveryKind],
  }
}

async function rowsWith<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Context,
  ids: readonly number[],
) {
  const rows = await recordsIn(context.db)
    .selectFrom(tableOf(kind))
    .select(columnsToList(kind))
    .where('id', 'in', ids)
    .execute()
  return itemsOf(kind, context, rows as never)
}

function titleIn(language: Language) {
  return sql`lower(coalesce(nullif(title ->> ${language}, ''), title ->> ${otherLanguage(language)}))`
}

const kept = [
  ...(['id', 'version', 'createdAt', 'updatedAt', 'updatedBy'] as const),
  ...(['deletedAt', 'deletedBy', 'translation'] as const),
]
const shown = ['isVisible', 'publishAt', 'unpublishAt'] as const

function columnsToList<F extends RecordFields>(kind: RecordKind<F>): (keyof RecordColumns)[] {
  const own = Object.keys(kind.listed.shape).filter(name => name !== 'tags')
  return [...new Set([...kept, ...shown, ...own])] as (keyof RecordColumns)[]
}

const titles: readonly ListColumn<Listed<RecordFields>>[] = [
  { heading: listColumns.titleDe, cell: ({ title }) => title.de },
  { heading: listColumns.titleEn, cell: ({ title }) => title.en },
]

const ofEveryKind: readonly ListColumn<Listed<RecordFields>>[] = [
  {
    heading: listColumns.german,
    cell: ({ translation }, reader) => records.translation[reader][translation.de],
  },
  {
    heading: listColumns.english,
    cell: ({ translation }, reader) => records.translation[reader][translation.en],
  },
  { heading: records.visible, cell: ({ isVisible }) => isVisible },
  { heading: listColumns.isPublic, cell: ({ isPublic }) => isPublic },
  { heading: records.publishAt, cell: ({ publishAt }) => momentOf(publishAt) },
  { heading: records.unpublishAt, cell: ({ unpublishAt }) => momentOf(unpublishAt) },
  { heading: listColumns.created, cell: ({ createdAt }) => momentOf(createdAt) },
  { heading: records.updated, cell: ({ updatedAt }) => momentOf(updatedAt) },
  { heading: listColumns.updatedBy, cell: ({ updatedBy }) => updatedBy?.name ?? null },
]

function momentOf(moment: string | null): Date | null {
  return moment ? new Date(moment) : null
}
