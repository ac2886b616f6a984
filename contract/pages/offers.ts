import { dayInBerlin, inBoth } from '../language.ts'
import { slugOf } from '../slugs.ts'
import type { ContentItem, ContentItemOf } from './items.ts'

type FullOffer = ContentItemOf<'offers'>['content']['offers'][number]
type Offer = Pick<FullOffer, 'deadline'>

/**
 * Returns the parts with a unique slug for each offer, in each language in which it has a title: its former
 * one, else one generated from the title.
 */
export function withSlugs(items: readonly ContentItem[]): ContentItem[] {
  const taken = { de: new Set<string>(), en: new Set<string>() }
  const slugsOf = ({ title, slug }: FullOffer) =>
    inBoth(language => {
      if (title[language] === '') return ''
      const free = freeSlug(slug?.[language] || slugOf(title[language]) || 'offer', taken[language])
      taken[language].add(free)
      return free
    })
  return items.map(item =>
    item.type === 'offers'
      ? { ...item, content: { offers: item.content.offers.map(one => ({ ...one, slug: slugsOf(one) })) } }
      : item,
  )
}

function freeSlug(wished: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wished : `${wished}-${n}`
    if (!taken.has(slug)) return slug
  }
}

/** An offer is open until the end of its last day in Berlin; without a deadline, until it is removed. */
export function isOpenOffer({ deadline }: Offer, now: Date): boolean {
  return deadline === null || dayInBerlin(now) <= deadline
}

/** Returns the next time at which one of these open offers ends. */
export function nextOfferEnd(offers: readonly Offer[]): Date | null {
  const last = offers.flatMap(({ deadline }) => deadline ?? []).sort()[0]
  return last ? endOfDay(last) : null
}

/** Returns when an offer ends; null: when it is removed. */
export function offerEnd({ deadline }: Offer): Date | null {
  return deadline === null ? null : endOfDay(deadline)
}

// Returns the first moment after that day in Berlin: one or two hours before midnight in UTC.
function endOfDay(day: string): Date {
  const midnight = new Date(`${day}T22:00:00Z`)
  return dayInBerlin(midnight) > day ? midnight : new Date(`${day}T23:00:00Z`)
}
