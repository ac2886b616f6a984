import type { Kysely, RawBuilder } from 'kysely'
import type { CacheTag } from '#contract/call.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import type { Flags, May } from '#contract/permissions.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { ConsentName } from '#messages/consents.ts'
import type { Config } from '#server/config.ts'
import type { Waiting } from '#server/platform/areas/areas.ts'
import type { Cache } from '#server/platform/cache/cache.ts'
import type { Copies } from '#server/platform/copies/copies.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Erasures } from '#server/platform/erasures/ledger.ts'
import type { Figures } from '#server/platform/figures/figures.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Missed } from '#server/platform/missed/missed.ts'
import type { Pdf } from '#server/platform/pdf/pdf.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import type { SocialCards } from '#server/platform/rendering/social-cards.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import type { AddressKey } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

export interface Log {
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

/** What is known of a kind of record everywhere: its name, and where its rows are. */
export interface RecordPlace {
  name: RecordKindName
  table: keyof Database
  /** What a record is called, as SQL; its column `title` where nothing is said. */
  title?: RawBuilder<Bilingual<string>>
  /** Another name that staff know some of its records by, as SQL: null for the others. */
  alsoCalled?: RawBuilder<Bilingual<string> | null>
  /** There where records have slugs; `alsoBy` is the column of a word that leads to them, too. */
  addressed?: { alsoBy?: string }
  /** There where the public can see records of this kind. */
  published?: PublishedPlace
  /** There where readers can search them. */
  searched?: object
  /** Fields whose files are deleted with a record for good, where nothing else uses them. */
  ownsFilesIn?: readonly string[]
  /** There where links lead to records that have no slug, such as files. */
  linked?: LinkedPlace
}

/** Records without a slug that links can lead to. */
export interface LinkedPlace {
  /** Who may choose one. */
  may: May
  /** Which of them, as SQL. */
  isThere: RawBuilder<boolean>
  /** The columns that its place is told from. */
  columns: readonly string[]
  placeOf(row: Readonly<Record<string, unknown>>, language: Language): LinkPlace
}

/** Where a link leads. */
export interface LinkPlace {
  href: string
  /** What is said behind its words, such as “PDF, 2 MB”, where `unless` does not stand in them already. */
  note?: { words: string; unless: string }
}

export interface PublishedPlace {
  /**
   * What readers do not get although a field points at it: SQL over `record_references.field` and the columns of the
   * record.
   */
  withholds?: RawBuilder<boolean>
  /**
   * Where a record says by itself whether it has a page: SQL over its columns. Whoever has the address of such a page
   * can read it, also where the record is in no list; search and sitemap lead to it only where it is in lists, too.
   */
  hasPage?: RawBuilder<boolean>
}

/** What is known of a form for visitors everywhere: where what was sent is kept, and which consent it asks for. */
export interface FormPlace {
  table: keyof Database
  consent?: ConsentName
  /** Further ones that it asks for, which `keep` writes down. */
  furtherConsents?: readonly ConsentName[]
}

/** What everything is given: built once at the start, by tests with their own clock and folders. */
export interface Dependencies {
  db: Kysely<Database>
  clock: () => Date
  log: Log
  config: Config
  jobs: Jobs
  storage: Storage
  socialCards: SocialCards
  pdf: Pdf
  limits: Limits
  cache: Cache
  /** What visitors ask for and do not get. */
  missed: Missed
  /** What is counted for the safety screen. */
  figures: Figures
  /** All kinds of records, so that one can link to another. */
  kinds: readonly RecordPlace[]
  /** The forms for visitors that keep what is sent, so that consents go when it goes. */
  forms: readonly FormPlace[]
  /** What is kept about people, of all areas. */
  personal: readonly PersonalData[]
  /** What goes once its period is over, of all areas and of the platform. */
  forgets: readonly Forgetting[]
  /** What the areas have waiting for staff. */
  waiting: readonly Waiting[]
  /** Whether this is a copy of another site, which writes to nobody. */
  copies: Copies
  /** What people had erased, written down beside the database. */
  erasures: Erasures
  /** 32 random bytes of this installation: keys of HMACs and of sealed tokens. */
  secret: Buffer
  /** Seals addresses of volunteers; opens them where the key is. */
  addressKey: AddressKey
}

/** Who asks. */
export interface Caller {
  id: number
  sessionId: number
  flags: Flags
  /** When they last showed in this session that it is they; without it they are asked before dangerous acts. */
  provedAt?: Date
  /** Their role has required a second factor for longer than the grace period, and they have none. */
  lacksFactor?: boolean
}

/** What a page was made of: when any of it changes, or the moment comes, it is made anew. */
export interface Reads {
  tags: Set<CacheTag>
  until: Date | null
}

/** The refresh token, the mark of a device, the pass for files that only staff may have, and a login between its steps. */
export type CookieName = 'refresh' | 'device' | 'pass' | 'step'

/** The tokens and marks a request carries; never part of anything cached. */
export interface Credentials {
  accessToken: string | null
  refreshToken: string | null
  device: string | null
  step: string | null
}

export interface UploadedFile {
  path: string
  name: string
  sizeBytes: number
}

/** An answer that is a file, sent while it is made. */
export interface SentFile {
  /** As it is saved: plain letters, digits, hyphens and an ending. */
  name: string
  type: string
  bytes: AsyncIterable<Uint8Array>
}

/** One call: its dependencies (with `db` inside the call's transaction), and who asks for what. */
export interface Context extends Dependencies {
  /** The pool: for what must be kept even if the call fails. */
  pool: Kysely<Database>
  language: Language
  caller: Caller | null
  /** The client's address behind trusted proxies. */
  ip: string
  /** Done by the site to itself, to show staff what an attack looks like: counted and told apart. */
  isDrill?: boolean
  userAgent: string
  /** The address of the page that asks; empty where the browser does not tell. */
  referrer: string
  requestId: string
  credentials: Credentials
  /** Cookies for the answer: name → value, null removes. */
  setCookies: Map<CookieName, string | null>
  reads: Reads
  /** What this call has changed of what the contract says it may change (`mayWrite`). */
  wrote: Set<CacheTag>
  file: UploadedFile | null
  /** A file put here is sent instead of what the call answers. */
  sends: { file: SentFile | null; status?: 202 }
  /** The request's `Idempotency-Key`: sent twice with one, a write is done once. */
  idempotencyKey: string | null
}

/** Says that a public answer has changed: the caches are cleared once the call's transaction commits. */
export function wrote(context: Pick<Context, 'wrote'>, tag: CacheTag): void {
  context.wrote.add(tag)
}

/** Says that what was asked for is still to be confirmed: the answer has the status 202. */
export function accepted({ sends }: Pick<Context, 'sends'>): void {
  sends.status = 202
}

/** Tells the cache when an answer changes by itself. */
export function changesAt(context: Pick<Context, 'reads'>, moment: Date | null): void {
  const { reads } = context
  if (moment && (!reads.until || moment < reads.until)) reads.until = moment
}
