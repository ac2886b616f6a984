import { tourRecord } from '#contract/tours/tour.ts'
import { namesOf } from '#server/people/people.ts'
import { recordKind } from '#server/platform/records/records.ts'

export const tourKind = recordKind({
  ...{ name: 'tours', table: 'tours', record: tourRecord, namesOf },
  translated: { texts: ['title', 'teaser'], needs: ['title'] },
  addressed: { slugFrom: 'title' },
  published: {},
  searched: {
    searchText: ({ title, teaser }, language) => ({ title: title[language], words: [teaser[language]] }),
  },
  words: ({ title, teaser }) => [title.de, title.en, teaser.de, teaser.en],
})
