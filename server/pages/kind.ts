import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { type Bilingual, languages } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { withSlugs } from '#contract/pages/offers.ts'
import { type PageFields, pageRecord } from '#contract/pages/page.ts'
import { isNeededPlace, pageNameOf } from '#contract/pages/places.ts'
import type { PageName } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { isEmptyDocument } from '#contract/richtext.ts'
import { categoryNames } from '#messages/categories.ts'
import { homeName } from '#messages/menu.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { pageWords } from '#messages/search-words.ts'
import { namesOf } from '#server/people/people.ts'
import { asJson } from '#server/platform/database/database.ts'
import { equals } from '#server/platform/lists/lists.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { isCareer } from './career.ts'
import { refuseWrongFilms } from './films.ts'
import { freeWord, idAt } from './queries.ts'
import { searchWordsOf } from './search-words.ts'
import { wordsIn } from './words.ts'

const otherWords: { [page in PageName]?: Bilingual<string> } = pageWords

/** Pages of content as a kind of record. */
export const pagesKind = recordKind({
  name: 'pages',
  table: 'pages',
  record: pageRecord,
  // The title of the home page is a slogan that nobody searches for.
  alsoCalled: sql`case when category = 'home' and page = 'home' then ${asJson(homeName)}::jsonb end`,
  translated: { texts: ['title', 'lead', 'items'] },
  addressed: { slugFrom: 'title', alsoBy: 'page' },
  published: { isNeeded: isNeededPlace },
  filters: { category: equals('category') },
  columns: async () => [
    { heading: pagesBackstage.category, cell: ({ category }, reader) => categoryNames[category][reader] },
    { heading: pagesBackstage.address, cell: (row, reader) => publicAddressOf('pages', row, reader) },
  ],
  searched: {
    searchText: ({ title, lead, items, ...place }, language) => {
      const { words, ending } = searchWordsOf(items, language)
      const unseen = [otherWords[pageNameOf(place)]?.[language] ?? '']
      return { title: title[language], words: [lead[language], ...words], unseen, ending }
    },
  },
  // Staff also search pages by their addresses.
  words: page => [
    ...addressesIn(page),
    ...(page.category === 'home' && page.page === 'home' ? Object.values(homeName) : []),
    page.title.de,
    page.title.en,
    page.lead.de,
    page.lead.en,
    ...wordsIn(page.items),
  ],
  complete: async ({ db }, given, before) => {
    const fields = isCareer(given) ? { ...given, items: withSlugs(given.items) } : given
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

// Any visible part with media or of another type than text counts as content, even without words.
function hasContent(item: ContentItem): boolean {
  if (!item.isVisible) return false
  if (item.type !== 'text' || item.mediaType !== 'none') return true
  return languages.some(language => {
    const text = item.content[language]
    return text !== null && !isEmptyDocument(text)
  })
}

function addressesIn(page: PageFields): string[] {
  return languages.map(language => publicAddressOf('pages', page, language))
}
