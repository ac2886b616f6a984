import type { CacheTag } from './call.ts'
import type { PageName } from './pathnames.ts'

/** Where a kind of record is read and edited, and what a change of it clears. */
export interface RecordPages {
  /** The public page, whose `:slug` it fills. */
  public: PageName
  /** The editor, whose `:id` it fills. */
  backstage: PageName
  clears: CacheTag
}

/** Every kind of record that texts can link to, and that can wait for somebody. */
export const recordKinds = {
  news: { public: 'newsItem', backstage: 'backstageNewsItem', clears: 'news' },
} as const satisfies Record<string, RecordPages>

export type RecordKindName = keyof typeof recordKinds

export const recordKindNames = Object.keys(recordKinds) as [RecordKindName, ...RecordKindName[]]
