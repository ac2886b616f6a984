import { type NewsFields, newsFields, newsListed } from '#contract/news/news.ts'
import { plainText } from '#contract/richtext.ts'
import { namesOf } from '#server/people/people.ts'
import type { RecordKind } from '#server/platform/records/records.ts'

/** News as a kind of record: what the kit must know to keep its list, history, slugs and translations. */
export const newsKind: RecordKind<NewsFields> = {
  name: 'news',
  table: 'news',
  fields: newsFields,
  listed: newsListed,
  texts: ['title', 'teaser', 'content'],
  needs: ['title', 'content'],
  filters: { category: 'categoryId' },
  searchText: ({ title, teaser, content, tags }, language) => ({
    title: title[language],
    words: title[language] ? [teaser[language], plainText(content[language]), ...tags] : [],
  }),
  words: ({ title, teaser, content, tags }) => [
    ...[title.de, title.en, teaser.de, teaser.en],
    ...[plainText(content.de), plainText(content.en), ...tags],
  ],
  namesOf,
}
