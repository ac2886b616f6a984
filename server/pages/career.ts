import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import type { ContentItem, ContentItemOf, ShownOffer } from '#contract/pages/items.ts'
import { isOpenOffer, offerEnd, offersEnd, withSlugs } from '#contract/pages/offers.ts'
import { type Place, placeOf } from '#contract/pages/places.ts'
import { type Context, changesAt } from '#server/platform/calls/calls.ts'
import { findPublicAt } from './queries.ts'
import { shownItems } from './shown-items.ts'

/** Whether this is the page whose open positions have pages of their own. */
export function isCareer({ category, page }: Place): boolean {
  const career = placeOf('career')
  return category === career.category && page === career.page
}

/** A position by its slug in either language, also when its deadline is over. Throws `notFound`. */
export async function offer(context: Context, slug: string): Promise<ShownOffer> {
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
  changesAt(context, end)
  return {
    ...shown.content.offers[0],
    language: shown.language,
    slugs: slugsOf(found),
    availableIn: languages.filter(one => found.title[one] !== ''),
    isOpen,
    changesAt: end?.toISOString() ?? null,
  }
}

/** Where the positions are found that one can apply for now. */
export async function openOffers(context: Context) {
  const parts = await partsWithOffers(context)
  const open = parts.flatMap(({ content }) => content.offers).filter(one => isOpenOffer(one, context.clock()))
  changesAt(context, offersEnd(open))
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

// In a language that it has no title in, it stands at the other one's slug.
function slugsOf({ slug }: Offer) {
  const { de, en } = slug ?? { de: '', en: '' }
  return { de: de || en, en: en || de }
}

function isCalled(one: Offer, slug: string): boolean {
  return slug !== '' && languages.some(language => slugsOf(one)[language] === slug)
}
