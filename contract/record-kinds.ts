import { type Language, otherLanguage } from './language.ts'
import { type Place, pageNameOf } from './pages/places.ts'
import { addressOf, type PageName } from './pathnames.ts'

type Facts = Readonly<Record<string, unknown>>

/** Pages on which a kind of record is read and edited. */
export interface RecordPages {
  /** Null for kinds that only staff see. */
  public: PublicPages | null
  /** The editor; the record's id is its `:id`. */
  backstage: PageName
  /** The list of this kind. */
  list: PageName
}

export interface PublicPages {
  /** Page that shows a record, with the slug as its `:slug`. */
  page: (record: Facts) => PageName
  /** Fields on which the page depends. */
  placedBy: readonly string[]
  /** All pages that can show records of this kind: no slug may equal a fixed word beside their paths. */
  slugPages: readonly PageName[]
}

/** For kinds whose records are all shown on the same page, by their slug. */
function onPage(name: PageName): PublicPages {
  return { page: () => name, placedBy: [], slugPages: [name] }
}

/** Every kind of record, by its cache tag: saving a record makes cached responses with its tag stale. */
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
  /** Shown together on the page for volunteers; a slug is an anchor there. */
  studies: {
    public: { page: () => 'volunteers', placedBy: [], slugPages: [] },
    backstage: 'backstageStudy',
    list: 'backstageStudies',
  },
  polls: { public: onPage('poll'), backstage: 'backstagePoll', list: 'backstagePolls' },
} as const satisfies Record<string, RecordPages>

export type RecordKindName = keyof typeof recordKinds

export const recordKindNames = Object.keys(recordKinds) as [RecordKindName, ...RecordKindName[]]

/** Returns the public address of a record. Without a translation it uses the slug of the other language. */
export function publicAddressOf<R extends { slug: { de: string; en: string } }>(
  kind: RecordKindName,
  record: R,
  language: Language,
): string {
  const slug = record.slug[language] || record.slug[otherLanguage(language)]
  return addressOf(publicPagesOf(kind).page(record as Facts), language, { slug })
}

/** Returns the public pages of a kind. Throws for kinds that only staff see. */
export function publicPagesOf(kind: RecordKindName): PublicPages {
  const { public: pages } = recordKinds[kind] as RecordPages
  if (!pages) throw new Error(`${kind} has no public page`)
  return pages
}
