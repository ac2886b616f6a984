import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import type { ContentItem, ContentItemOf, ShownOffer } from '#contract/pages/items.ts'
import { isOpenOffer, nextOfferEnd, offerEnd, withSlugs } from '#contract/pages/offers.ts'
import { type Place, placeOf } from '#contract/pages/places.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { findPublicAt } from './queries.ts'
import { shownItems } from './shown-items.ts'

/** Whether this is the page whose open positions have separate pages. */
export function isCareer({ category, page }: Place): boolean {
  const career = placeOf('career')
  return category === career.category && page === career.page
}

/** Returns a position by its slug in either language, also after its deadline. Throws `notFound`. */
export async function findOfferBySlug(context: Context, slug: string): Promise<ShownOffer> {
  const { clock, language } = context
  const parts = await partsWithOffers(context)
  const part = parts.find(item => item.content.offers.some(one => isCalled(one, slug)))
  const found = part?.content.offers.find(one => isCalled(one, slug))
  if (!part || !found) throw fail('notFound')
  const only: ContentItem = { ...part, content: { offers: [found] } }
  const [shown] = await shownItems(context, [only], language, { withClosed: true })
  if (shown?.type !== 'offers' || !shown.content.offers[0]) throw fail('notFound')
  const isOpen = isOpenOffer(found, clock())
  const end = isOpen ? offerEnd(found) : null
  noteNextChange(context, end)
  return {
    ...shown.content.offers[0],
    language: shown.language,
    slugs: slugsOf(found),
    availableIn: languages.filter(one => found.title[one] !== ''),
    isOpen,
    changesAt: end?.toISOString() ?? null,
  }
}

/** Returns the slugs and languages of all open positions. */
export async function listOpenOffers(context: Context) {
  const parts = await partsWithOffers(context)
  const open = parts.flatMap(({ content }) => content.offers).filter(one => isOpenOffer(one, context.clock()))
  noteNextChange(context, nextOfferEnd(open))
  return open.map(one => ({
    slugs: slugsOf(one),
    languages: languages.filter(language => one.title[language] !== ''),
  }))
}

async function partsWithOffers({ db, clock }: Context): Promise<ContentItemOf<'offers'>[]> {
  const page = await findPublicAt(db, clock(), placeOf('career'))
  const visible = page?.items.filter(({ isVisible }) => isVisible) ?? []
  return withSlugs(visible).filter(item => item.type === 'offers')
}

type Offer = ContentItemOf<'offers'>['content']['offers'][number]

// Without a slug in one language, the slug of the other is used.
function slugsOf({ slug }: Offer) {
  const { de, en } = slug ?? { de: '', en: '' }
  return { de: de || en, en: en || de }
}

function isCalled(one: Offer, slug: string): boolean {
  return slug !== '' && languages.some(language => slugsOf(one)[language] === slug)
}
