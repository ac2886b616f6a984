import { type Language, otherLanguage } from './language.ts'
import { type Place, pageNameOf } from './pages/places.ts'
import { addressOf, type PageName } from './pathnames.ts'

type Facts = Readonly<Record<string, unknown>>

/** Where a kind of record is read and edited. */
export interface RecordPages {
  /** Null for what only staff see. */
  public: PublicPages | null
  /** The editor, whose `:id` it fills. */
  backstage: PageName
  /** The list it belongs to. */
  list: PageName
}

export interface PublicPages {
  /** The page that shows a record, and fills its `:slug`. */
  page: (record: Facts) => PageName
  /** The fields that decide it. */
  placedBy: readonly string[]
  /** All pages that a record of this kind can be on: beside their paths no slug may stand. */
  slugPages: readonly PageName[]
}

/** Where each record has a page of its own at the same place, under its slug. */
function onPage(name: PageName): PublicPages {
  return { page: () => name, placedBy: [], slugPages: [name] }
}

/** Every kind of record, by its cache tag: what reads of it is stale when one is saved. */
export const recordKinds = {
  articles: { public: onPage('article'), backstage: 'backstageArticle', list: 'backstageArticles' },
  news: { public: onPage('newsItem'), backstage: 'backstageNewsItem', list: 'backstageNews' },
  pages: {
    public: {
      page: record => pageNameOf(record as unknown as Place),
      placedBy: ['category', 'page'],
      slugPages: ['aboutPage', 'researchPage', 'infoPage', 'publicationPage', 'contentPage'],
    },
    backstage: 'backstageContentPage',
    list: 'backstageContent',
  },
  events: { public: onPage('event'), backstage: 'backstageEvent', list: 'backstageEvents' },
  contests: { public: onPage('artifactContest'), backstage: 'backstageContest', list: 'backstageContests' },
  files: { public: null, backstage: 'backstageFiles', list: 'backstageFiles' },
  groups: { public: onPage('group'), backstage: 'backstageGroup', list: 'backstageGroups' },
  lecture: {
    public: onPage('lectureEdition'),
    backstage: 'backstageLectureEdition',
    list: 'backstageLecture',
  },
  newsletter: {
    public: onPage('newsletterIssue'),
    backstage: 'backstageNewsletter',
    list: 'backstageNewsletters',
  },
  people: { public: onPage('profile'), backstage: 'backstageUser', list: 'backstageUsers' },
  reports: { public: onPage('report'), backstage: 'backstageReport', list: 'backstageReports' },
  /** They stand together on the page for volunteers; a slug is a place on it. */
  studies: {
    public: { page: () => 'volunteers', placedBy: [], slugPages: [] },
    backstage: 'backstageStudy',
    list: 'backstageStudies',
  },
  polls: { public: onPage('poll'), backstage: 'backstagePoll', list: 'backstagePolls' },
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
