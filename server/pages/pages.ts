import { fail } from '#contract/errors.ts'
import { type Bilingual, inBoth } from '#contract/language.ts'
import type { ShownItem } from '#contract/pages/items.ts'
import { nextOfferEnd, withSlugs } from '#contract/pages/offers.ts'
import type { PageCard, ShownPage } from '#contract/pages/page.ts'
import { type Category, isFixedPage, type Place, pageNameOf, placeOf } from '#contract/pages/places.ts'
import { type PageName, pathnames } from '#contract/pathnames.ts'
import { describedAs, imagesOf, withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerLanguage,
  availableIn,
  dependOnKind,
  publicBySlug,
  shownByLink,
  slugsShown,
  textsShown,
} from '#server/platform/records/records.ts'
import { isCareer } from './career.ts'
import { pagesKind } from './kind.ts'
import { findPage, findPublic, findPublicAt, findPublicIn, idAt, type PageRow } from './queries.ts'
import { shownItems } from './shown-items.ts'

export { listOpenOffers } from './career.ts'
export { refuseWrongFilms } from './films.ts'
export { createMenuPages } from './founding.ts'
export { pagesKind } from './kind.ts'
export { searchWordsOf } from './search-words.ts'
export { shownItems } from './shown-items.ts'
export { wordsIn } from './words.ts'

/**
 * Returns a public page by category and page name, or by a current or former slug in either language. Throws
 * `notFound`.
 */
export async function find(context: Context, place: Place): Promise<ShownPage> {
  const { db, clock } = context
  await dependOnKind(context, pagesKind)
  const row = (await findPublicAt(db, clock(), place)) ?? (await findBySlug(context, place))
  if (!row) throw fail('notFound')
  return shownPageOf(context, row)
}

async function findBySlug(context: Context, place: Place): Promise<PageRow | undefined> {
  const among = await publicBySlug(context, pagesKind, place.page, findPublic)
  return among.find(row => pageNameOf(row) === pageNameOf({ ...place, page: '' }))
}

/** Returns the record whose content a page with a fixed address shows; null if there is none. */
export async function pageRecordAt(
  db: Context['db'],
  name: PageName,
): Promise<{ kind: 'pages'; id: number } | null> {
  const id = isFixedPage(name) ? await idAt(db, placeOf(name)) : undefined
  return id === undefined ? null : { kind: 'pages', id }
}

/** Returns the cards of the public pages of a category, sorted by title. */
export async function listIn(context: Context, category: Category) {
  const { db, clock, language } = context
  await dependOnKind(context, pagesKind)
  const found = await findPublicIn(db, clock(), category)
  const rows = found.map(({ slug, translation, title, lead, ...place }): PageCard => {
    const spoken = answerLanguage(translation, language)
    const texts = { title: title[spoken], ...textsShown({ lead }, spoken, ['lead']), language: spoken }
    return { ...place, ...texts, slugs: slugsAt(place, slug) }
  })
  rows.sort((a, b) => a.title.localeCompare(b.title, language))
  return { count: rows.length, rows }
}

/** Returns a page for a preview link. Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string): Promise<ShownPage> {
  const row = await shownByLink(context, pagesKind, token, findPage)
  return withKeys(context, await shownPageOf(context, row))
}

async function shownPageOf(context: Context, page: PageRow): Promise<ShownPage> {
  const { language } = context
  const rows = await shownItems(context, isCareer(page) ? withSlugs(page.items) : page.items, language)
  const spoken = answerLanguage(page.translation, language)
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

// The address of a page with a fixed path does not contain its slug.
function slugsAt(place: Place, slug: Bilingual<string>): Bilingual<string> {
  const name = pageNameOf(place)
  if (!isFixedPage(name)) return slugsShown(slug)
  return inBoth(language => pathnames[name].path[language].split('/').at(-1) ?? '')
}

/** Returns the next moment at which parts change on schedule. */
export function nextChangeOf(rows: readonly ShownItem[]): Date | null {
  const offers = nextOfferEnd(rows.flatMap(item => (item.type === 'offers' ? item.content.offers : [])))
  const polls = rows.flatMap(item => (item.type === 'poll' ? (item.content.poll?.changesAt ?? []) : []))
  const moments = [...(offers ? [offers] : []), ...polls.map(at => new Date(at))]
  return moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}
