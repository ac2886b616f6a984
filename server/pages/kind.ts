import { fail } from '#contract/errors.ts'
import { type Language, languages } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { offerEnd } from '#contract/pages/offers.ts'
import { type PageFields, pageRecord } from '#contract/pages/page.ts'
import { isNeededPlace } from '#contract/pages/places.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { isEmptyDocument } from '#contract/richtext.ts'
import { categoryNames } from '#messages/categories.ts'
import { homeName } from '#messages/menu.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { equals } from '#server/platform/lists/lists.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { refuseWrongFilms } from './films.ts'
import { freeWord, idAt } from './queries.ts'
import { wordsIn } from './words.ts'

const isShown = ({ isVisible }: ContentItem) => isVisible

/** Pages of content as a kind of record. */
export const pagesKind = recordKind({
  name: 'pages',
  table: 'pages',
  record: pageRecord,
  translated: { texts: ['title', 'lead', 'items'], needs: ['title'] },
  addressed: { slugFrom: 'title', alsoBy: 'page' },
  published: { isNeeded: isNeededPlace },
  filters: { category: equals('category') },
  columns: async () => [
    { heading: pagesBackstage.category, cell: ({ category }, reader) => categoryNames[category][reader] },
    { heading: pagesBackstage.address, cell: (row, reader) => publicAddressOf('pages', row, reader) },
  ],
  searched: {
    searchText: ({ title, lead, items }, language) => ({
      title: title[language],
      words: [lead[language], ...wordsIn(items.filter(isShown).map(withoutEnding), language)],
      ending: items.filter(isShown).flatMap(item => endingIn(item, language)),
    }),
  },
  // Staff know pages by their addresses, too.
  words: page => [
    ...addressesIn(page),
    // Its title is a slogan, under which nobody looks for it.
    ...(page.category === 'home' && page.page === 'home' ? Object.values(homeName) : []),
    page.title.de,
    page.title.en,
    page.lead.de,
    page.lead.en,
    ...wordsIn(page.items),
  ],
  complete: async ({ db }, fields, before) => {
    if (fields.page !== '') return fields
    return { ...fields, page: before?.page ?? (await freeWord(db, fields)) }
  },
  refuse: async ({ db }, fields, id) => {
    if (fields.isVisible && !isNeededPlace(fields) && !fields.items.some(hasContent))
      throw fail('incomplete', { fields: { items: 'contentEmpty' } })
    const owner = await idAt(db, fields)
    if (owner !== undefined && owner !== id) throw fail('slugTaken', { fields: { page: 'slugTaken' } })
    await refuseWrongFilms({ db }, fields.items)
  },
  namesOf,
})

// Offers with a last day are found until it is over.
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

// Anything but a text part is something to see, be it without words.
function hasContent(item: ContentItem): boolean {
  if (!isShown(item)) return false
  if (item.type !== 'text' || item.mediaType !== 'none') return true
  return languages.some(language => {
    const text = item.content[language]
    return text !== null && !isEmptyDocument(text)
  })
}

function addressesIn(page: PageFields): string[] {
  return languages.map(language => publicAddressOf('pages', page, language))
}
