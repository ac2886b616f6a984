import { sql } from 'kysely'
import { pathname } from '#contract/pathnames.ts'
import { mayDo } from '#contract/permissions.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { recordsIn, tableOf, titleOf } from './kind.ts'
import { hasPageAt } from './public.ts'
import { hasPublicWords, wordsOf } from './search.ts'
import { searchPatterns } from './search-text.ts'

const mostForStaff = 8 // of a kind: a palette is no list

/** Records of the kinds whose editor the caller may open, with all these words: those named so, then the latest. */
export async function recordsForStaff(context: Context, q: string) {
  const mine = context.kinds.filter(kind => mayEdit(context, kind))
  const found = await Promise.all(mine.map(kind => hits(context, kind, { q })))
  return byName(found.flat(), q)
}

export interface Wanted {
  q: string
  kind?: RecordKindName | undefined
  id?: number | undefined
}

/** Records the caller may edit, and all public ones, with all these words; or the one with this id. */
export async function recordsToLink(context: Context, { kind: name, ...wanted }: Wanted) {
  const kinds = context.kinds.filter(kind => kind.published && (!name || kind.name === name))
  const found = kinds.map(kind => hits(context, kind, { ...wanted, isOnlyPublic: !mayEdit(context, kind) }))
  return byName((await Promise.all(found)).flat(), wanted.q)
}

/** Whether the caller may open the editor of a kind. */
export function mayEdit({ caller }: Context, { name }: RecordPlace): boolean {
  return mayDo(pathname(recordKinds[name].backstage).may ?? 'staff', caller?.flags ?? null)
}

interface Limits {
  q: string
  id?: number | undefined
  isOnlyPublic?: boolean
}

async function hits({ db, clock }: Context, kind: RecordPlace, { q, id, isOnlyPublic }: Limits) {
  let found = recordsIn(db).selectFrom(tableOf(kind)).where('deletedAt', 'is', null)
  const words = wordsOf(q)
  if (isOnlyPublic && words.length > 0) found = found.where(hasPublicWords(kind.name, words, clock()))
  if (!isOnlyPublic)
    for (const pattern of searchPatterns(q)) found = found.where('searchText', 'like', pattern)
  if (id) found = found.where('id', '=', id)
  if (isOnlyPublic) found = found.where(hasPageAt(kind, clock()))
  const rows = await found
    .select(['id', titleOf(kind).as('title'), 'updatedAt'])
    .select(kind.published ? hasPageAt(kind, clock()).as('hasPage') : sql<boolean>`false`.as('hasPage'))
    .orderBy('updatedAt', 'desc')
    .limit(mostForStaff)
    .execute()
  return rows.map(({ updatedAt, ...row }) => ({
    kind: kind.name,
    ...row,
    updatedAt: updatedAt.toISOString(),
  }))
}

type Found = Awaited<ReturnType<typeof hits>>[number]

function byName(found: Found[], q: string): Found[] {
  const [first = ''] = wordsOf(q)
  const isNamed = ({ title }: Found) =>
    wordsOf(`${title.de} ${title.en}`).some(word => word.startsWith(first))
  return found.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || (a.updatedAt < b.updatedAt ? 1 : -1))
}
