import { type RawBuilder, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import { pathname } from '#contract/pathnames.ts'
import { mayDo } from '#contract/permissions.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { recordsIn, tableOf, titleOf } from './kind.ts'
import { hasPageCondition } from './public.ts'
import { publicWordsCondition, wordsOf } from './search.ts'
import { searchPatterns } from './search-text.ts'

const mostForStaff = 8 // per kind; the command palette shows no long lists

/**
 * Returns records with all these words of the kinds whose editor the caller may open: matching titles first,
 * then the latest.
 */
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

/**
 * Returns records with all these words, or the one with this id: those the caller may edit, and public ones.
 */
export async function recordsToLink(context: Context, { kind: name, ...wanted }: Wanted) {
  const kinds = context.kinds.filter(
    kind => (kind.published || mayLink(context, kind)) && (!name || kind.name === name),
  )
  const isReader = (kind: RecordPlace) => !mayEdit(context, kind) && !mayLink(context, kind)
  const found = kinds.map(kind => hits(context, kind, { ...wanted, isOnlyPublic: isReader(kind) }))
  return byName((await Promise.all(found)).flat(), wanted.q)
}

/** Whether the caller may open the editor of a kind. */
export function mayEdit({ caller }: Context, { name }: RecordPlace): boolean {
  return mayDo(pathname(recordKinds[name].backstage).may ?? 'staff', caller?.flags ?? null)
}

function mayLink({ caller }: Context, { linked }: RecordPlace): boolean {
  return linked !== undefined && mayDo(linked.may, caller?.flags ?? null)
}

interface Limits {
  q: string
  id?: number | undefined
  isOnlyPublic?: boolean
}

/** Returns records with matching names, the shortest first, then the latest with the words elsewhere. */
async function hits(context: Context, kind: RecordPlace, limits: Limits) {
  const matching = matches(context, kind, limits)
  const names = sql<string>`(${titleOf(kind)}::text || coalesce(${alsoCalled(kind)}::text, ''))`
  const read = (query: typeof matching) => query.limit(mostForStaff).execute()
  const [named, latest] = await Promise.all([
    limits.q === ''
      ? []
      : read(
          limits.q
            .split(/\s+/)
            .reduce(
              (query, word) => query.where(sql<boolean>`strpos(folded(${names}), folded(${word})) > 0`),
              matching,
            )
            .orderBy(sql`length(${names})`),
        ),
    read(matching.orderBy('updatedAt', 'desc')),
  ])
  const found = [...new Map([...named, ...latest].map(row => [row.id, row])).values()]
  return found.slice(0, mostForStaff).map(({ updatedAt, ...row }) => ({
    kind: kind.name,
    ...row,
    updatedAt: updatedAt.toISOString(),
  }))
}

function matches({ db, clock }: Context, kind: RecordPlace, { q, id, isOnlyPublic }: Limits) {
  let found = recordsIn(db).selectFrom(tableOf(kind)).where('deletedAt', 'is', null)
  const words = wordsOf(q)
  if (isOnlyPublic && words.length > 0) found = found.where(publicWordsCondition(kind.name, words, clock()))
  if (!isOnlyPublic)
    for (const pattern of searchPatterns(q)) found = found.where('searchText', 'like', pattern)
  if (id) found = found.where('id', '=', id)
  if (isOnlyPublic) found = found.where(hasPageCondition(kind, clock()))
  if (kind.linked) found = found.where(kind.linked.isThere)
  return found
    .select(['id', titleOf(kind).as('title'), alsoCalled(kind).as('alsoCalled'), 'updatedAt'])
    .select(hasPlaceCondition(kind, clock()).as('hasPage'))
}

/** SQL condition for records to which a link works for readers. */
function hasPlaceCondition(kind: RecordPlace, now: Date): RawBuilder<boolean> {
  if (kind.published) return hasPageCondition(kind, now)
  return kind.linked?.isThere ?? sql<boolean>`false`
}

function alsoCalled(kind: RecordPlace): RawBuilder<Bilingual<string> | null> {
  return kind.alsoCalled ?? sql<null>`null::jsonb`
}

type Found = Awaited<ReturnType<typeof hits>>[number]

function byName(found: Found[], q: string) {
  const rank = new Map(found.map(one => [one, rankOf(one, wordsOf(q))]))
  const order = (one: Found, other: Found) =>
    (rank.get(one) ?? 0) - (rank.get(other) ?? 0) || (one.updatedAt < other.updatedAt ? 1 : -1)
  return [...found].sort(order).map(({ alsoCalled: _, ...row }) => row)
}

/** 0: equal to its name; 1: its name begins so; 2: its name has all the words; 3: the words are elsewhere. */
function rankOf({ title, alsoCalled: other }: Found, words: readonly string[]): number {
  const names = [title.de, title.en, other?.de, other?.en].flatMap(name => (name ? [wordsOf(name)] : []))
  const asked = words.join(' ')
  const ranks = names.map(name => {
    if (name.join(' ') === asked) return 0
    if (name.join(' ').startsWith(asked)) return 1
    return words.every(word => name.some(one => one.startsWith(word))) ? 2 : 3
  })
  return Math.min(3, ...ranks)
}
