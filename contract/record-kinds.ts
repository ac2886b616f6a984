import type { CacheTag } from './call.ts'
import { type Language, otherLanguage } from './language.ts'
import { type Place, pageNameOf } from './pages/places.ts'
import { addressOf, type PageName } from './pathnames.ts'

type Facts = Readonly<Record<string, unknown>>

/** Where a kind of record is read and edited, and what a change of it clears. */
export interface RecordPages {
  /** Null for what only staff see. */
  public: PublicPages | null
  /** The editor, whose `:id` it fills. */
  backstage: PageName
  clears: CacheTag
}

export interface PublicPages {
  /** The page that shows a record, and fills its `:slug`. */
  page: (record: Facts) => PageName
  /** The fields that decide it. */
  placedBy: readonly string[]
  /** All pages that a record of this kind can be on: beside their paths no slug may stand. */
  slugPages: readonly PageName[]
}

/** Every kind of record that texts can link to, and that can wait for somebody. */
export const recordKinds = {
  news: {
    public: { page: () => 'newsItem', placedBy: [], slugPages: ['newsItem'] },
    backstage: 'backstageNewsItem',
    clears: 'news',
  },
  pages: {
    public: {
      page: record => pageNameOf(record as unknown as Place),
      placedBy: ['category', 'page'],
      slugPages: ['aboutPage', 'researchPage', 'infoPage', 'publicationPage', 'contentPage'],
    },
    backstage: 'backstageContentPage',
    clears: 'pages',
  },
  files: { public: null, backstage: 'backstageFiles', clears: 'files' },
  people: {
    public: { page: () => 'profile', placedBy: [], slugPages: ['profile'] },
    backstage: 'backstageUser',
    clears: 'people',
  },
} as const satisfies Record<string, RecordPages>

export type RecordKindName = keyof typeof recordKinds

export const recordKindNames = Object.keys(recordKinds) as [RecordKindName, ...RecordKindName[]]

/** Where the public reads a record. Without a translation it stands under the existing language's slug. */
export function publicAddressOf<R extends { slug: { de: string; en: string } }>(
  kind: RecordKindName,
  record: R,
  language: Language,
): string {
  const slug = record.slug[language] || record.slug[otherLanguage(language)]
  return addressOf(publicPagesOf(kind).page(record as Facts), language, { slug })
}

/** The public pages of a kind. Throws for what only staff see. */
export function publicPagesOf(kind: RecordKindName): PublicPages {
  const { public: pages } = recordKinds[kind] as RecordPages
  if (!pages) throw new Error(`${kind} has no public page`)
  return pages
}
