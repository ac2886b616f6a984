import { newsRecord } from '#contract/news/news.ts'
import { plainText } from '#contract/richtext.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage } from '#messages/news-backstage.ts'
import { refuseWrongFilms, searchWordsOf, wordsIn } from '#server/pages/pages.ts'
import { namesOf } from '#server/people/people.ts'
import { daysOf, equals } from '#server/platform/lists/lists.ts'
import { recordKind, refuseForeignCategory } from '#server/platform/records/records.ts'
import { findCategories } from './queries.ts'

/** News as a kind of record: its settings for list, history, slugs and translations. */
export const newsKind = recordKind({
  name: 'news',
  table: 'news',
  record: newsRecord,
  translated: { texts: ['title', 'teaser', 'content', 'items'] },
  addressed: { slugFrom: 'title' },
  published: {},
  filters: { category: equals('categoryId'), ...daysOf('published', 'publishedAt') },
  columns: async ({ db }) => {
    const labels = new Map((await findCategories(db)).map(({ id, label }) => [id, label]))
    return [
      {
        heading: newsBackstage.category,
        cell: (row, reader) => labels.get(row.categoryId ?? 0)?.[reader] ?? null,
      },
      { heading: records.tags, cell: ({ tags }) => tags.join(', ') },
    ]
  },
  searched: {
    searchText: ({ title, teaser, content, items, tags }, language) => {
      if (!title[language]) return { title: '', words: [] }
      const { words, ending } = searchWordsOf(items, language)
      return {
        title: title[language],
        words: [teaser[language], plainText(content[language]), ...words],
        unseen: tags,
        ending,
      }
    },
  },
  words: ({ title, teaser, content, items, tags }) => [
    ...[title.de, title.en, teaser.de, teaser.en],
    ...[plainText(content.de), plainText(content.en), ...wordsIn(items), ...tags],
  ],
  refuse: async ({ db }, fields) => {
    await refuseForeignCategory(db, 'news', fields.categoryId)
    await refuseWrongFilms({ db }, fields.items)
  },
  namesOf,
})
