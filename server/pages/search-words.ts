import type { Language } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { offerEnd } from '#contract/pages/offers.ts'
import { wordsIn } from './words.ts'

/**
 * Returns the search words of visible parts in one language; those of offers with a last day separately, with
 * that day.
 */
export function searchWordsOf(items: readonly ContentItem[], language: Language) {
  const shown = items.filter(({ isVisible }) => isVisible)
  return {
    words: wordsIn(shown.map(withoutEnding), language),
    ending: shown.flatMap(item => endingIn(item, language)),
  }
}

function withoutEnding(item: ContentItem): ContentItem {
  if (item.type !== 'offers') return item
  const offers = item.content.offers.filter(offer => offerEnd(offer) === null)
  return { ...item, content: { offers } }
}

function endingIn(item: ContentItem, language: Language) {
  if (item.type !== 'offers') return []
  return item.content.offers.flatMap(offer => {
    const until = offerEnd(offer)
    return until ? [{ words: wordsIn(offer, language), until }] : []
  })
}
