import { fail } from '#contract/errors.ts'
import { type Bilingual, inBoth } from '#contract/language.ts'
import type { ShownItem } from '#contract/pages/items.ts'
import { offersEnd, withSlugs } from '#contract/pages/offers.ts'
import type { PageCard, ShownPage } from '#contract/pages/page.ts'
import { type Category, isFixedPage, type Place, pageNameOf, placeOf } from '#contract/pages/places.ts'
import { type PageName, pathnames } from '#contract/pathnames.ts'
import { describedAs, imagesOf, withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  availableIn,
  changesWith,
  publicBySlug,
  shownByLink,
  slugsShown,
  spokenIn,
  textsShown,
} from '#server/platform/records/records.ts'
import { isCareer } from './career.ts'
import { pagesKind } from './kind.ts'
import { findPage, findPublic, findPublicAt, findPublicIn, idAt, type PageRow } from './queries.ts'
import { shownItems } from './shown-items.ts'

export { openOffers } from './career.ts'
export { refuseWrongFilms } from './films.ts'
export { foundPages } from './founding.ts'
export { pagesKind } from './kind.ts'
export { searchWordsOf } from './search-words.ts'
export { shownItems } from './shown-items.ts'
export { wordsIn } from './words.ts'

/** A public page by its category and its word, or a slug it has or had in either language. Throws `notFound`. */
export async function find(context: Context, place: Place): Promise<ShownPage> {
  const { db, clock } = context
  await changesWith(context, pagesKind)
  const row = (await findPublicAt(db, clock(), place)) ?? (await findBySlug(context, place))
  if (!row) throw fail('notFound')
  return shown(context, row)
}

async function findBySlug(context: Context, place: Place): Promise<PageRow | undefined> {
  const among = await publicBySlug(context, pagesKind, place.page, findPublic)
  return among.find(row => pageNameOf(row) === pageNameOf({ ...place, page: '' }))
}

/** The record whose content stands on a page with an address of its own; null where there is none. */
export async function pageRecordAt(
  db: Context['db'],
  name: PageName,
): Promise<{ kind: 'pages'; id: number } | null> {
  const id = isFixedPage(name) ? await idAt(db, placeOf(name)) : undefined
  return id === undefined ? null : { kind: 'pages', id }
}

/** What leads to each public page of a category, by title. */
export async function listIn(context: Context, category: Category) {
  const { db, clock, language } = context
  await changesWith(context, pagesKind)
  const found = await findPublicIn(db, clock(), category)
  const rows = found.map(({ slug, translation, title, lead, ...place }): PageCard => {
    const spoken = spokenIn(translation, language)
    const texts = { title: title[spoken], ...textsShown({ lead }, spoken, ['lead']), language: spoken }
    return { ...place, ...texts, slugs: slugsAt(place, slug) }
  })
  rows.sort((a, b) => a.title.localeCompare(b.title, language))
  return { count: rows.length, rows }
}

/** A page as it will look, for whoever has the link. Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string): Promise<ShownPage> {
  const row = await shownByLink(context, pagesKind, token, findPage)
  return withKeys(context, await shown(context, row))
}

async function shown(context: Context, page: PageRow): Promise<ShownPage> {
  const { language } = context
  const rows = await shownItems(context, isCareer(page) ? withSlugs(page.items) : page.items, language)
  const spoken = spokenIn(page.translation, language)
  const images = await imagesOf(context, page.imageId ? [page.imageId] : [], language)
  return {
    count: rows.length,
    rows,
    category: page.category,
    page: page.page,
    title: page.title[spoken],
    ...textsShown(page, spoken, ['lead']),
    language: spoken,
    image: describedAs(images.get(page.imageId ?? 0), page.imageAlt, language),
    slugs: slugsAt(page, page.slug),
    availableIn: availableIn(page.translation),
    updatedAt: page.updatedAt.toISOString(),
    changesAt: nextChangeOf(rows)?.toISOString() ?? null,
  }
}

// The slug of a page with an address of its own stands in none.
function slugsAt(place: Place, slug: Bilingual<string>): Bilingual<string> {
  const name = pageNameOf(place)
  if (!isFixedPage(name)) return slugsShown(slug)
  return inBoth(language => pathnames[name].path[language].split('/').at(-1) ?? '')
}

/** The next moment at which parts change by themselves. */
export function nextChangeOf(rows: readonly ShownItem[]): Date | null {
  const offers = offersEnd(rows.flatMap(item => (item.type === 'offers' ? item.content.offers : [])))
  const polls = rows.flatMap(item => (item.type === 'poll' ? (item.content.poll?.changesAt ?? []) : []))
  const moments = [...(offers ? [offers] : []), ...polls.map(at => new Date(at))]
  return moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}
