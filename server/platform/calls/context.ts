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

/** What every area can read about a kind of record: its name and its table. */
export interface RecordPlace {
  name: RecordKindName
  table: keyof Database
  /** SQL of a record's title; by default its column `title`. */
  title?: RawBuilder<Bilingual<string>>
  /** SQL of another name by which staff find some records; null for the others. */
  alsoCalled?: RawBuilder<Bilingual<string> | null>
  /** Set if records have slugs; `alsoBy` is the column of another word in their addresses. */
  addressed?: { alsoBy?: string }
  /** Set if the public can see records of this kind. */
  published?: PublishedPlace
  /** Set if readers can search them. */
  searched?: object
  /** Fields whose files are deleted with a record for good, where nothing else uses them. */
  ownsFilesIn?: readonly string[]
  /** Set if links can lead to records without slugs, such as files. */
  linked?: LinkedPlace
}

/** Records without a slug that links can lead to. */
export interface LinkedPlace {
  /** Who may choose such a record. */
  may: May
  /** SQL condition: the records that links may lead to. */
  isThere: RawBuilder<boolean>
  /** The columns that `placeOf` reads. */
  columns: readonly string[]
  placeOf(row: Readonly<Record<string, unknown>>, language: Language): LinkPlace
}

/** The target of a link. */
export interface LinkPlace {
  href: string
  /** Added after the link text, such as “PDF, 2 MB”, unless the text contains `unless`. */
  note?: { words: string; unless: string }
}

export interface PublishedPlace {
  /**
   * SQL condition over `record_references.field` and the record's columns: referenced records that readers do
   * not get.
   */
  withholds?: RawBuilder<boolean>
  /**
   * SQL condition over the record's columns: whether a record has a page. Such a page can be read by its
   * address even if no list shows the record; search and sitemap contain it only if lists do as well.
   */
  hasPage?: RawBuilder<boolean>
}

/**
 * What every area can read about a visitors' form: the table of its data, and the consent that it requires.
 */
export interface FormPlace {
  table: keyof Database
  consent?: ConsentName
  /** Further required consents, which `keep` stores. */
  furtherConsents?: readonly ConsentName[]
}

/** The services of the site, created once at the start; tests use their own clock and folders. */
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
  /** Addresses that visitors requested and that do not exist. */
  missed: Missed
  /** Counters for the safety screen. */
  figures: Figures
  /** All kinds of records, so that records can link to each other. */
  kinds: readonly RecordPlace[]
  /** The forms for visitors that store data, so that consents are deleted with it. */
  forms: readonly FormPlace[]
  /** Personal data of all areas. */
  personal: readonly PersonalData[]
  /** Data with a retention period, of all areas and of the platform. */
  forgets: readonly Forgetting[]
  /** Tasks of all areas that wait for staff. */
  waiting: readonly Waiting[]
  /** Whether this site is a copy of another one, which sends no letters. */
  copies: Copies
  /** The record of erasures on request, kept outside the database. */
  erasures: Erasures
  /** 32 random bytes of this installation: key of HMACs and sealed tokens. */
  secret: Buffer
  /** Encrypts addresses of volunteers; decrypts them if the private key is present. */
  addressKey: AddressKey
}

/** The logged-in user of a call. */
export interface Caller {
  id: number
  sessionId: number
  flags: Flags
  /**
   * When the caller last proved their identity in this session; without it they are asked before dangerous
   * actions.
   */
  provedAt?: Date
  /** Whether their role has required a second factor for longer than the grace period, and they have none. */
  lacksFactor?: boolean
}

/**
 * The data that a response was made from: it is made again when a tag is written, or at the moment `until`.
 */
export interface Reads {
  tags: Set<CacheTag>
  until: Date | null
}

/** The refresh token, the device id, the pass for files that only staff may see, and an unfinished login. */
export type CookieName = 'refresh' | 'device' | 'pass' | 'step'

/** The tokens of a request; never part of a cached response. */
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

/** A file as the response, streamed while it is made. */
export interface SentFile {
  /** Suggested file name: letters, digits, hyphens and an extension. */
  name: string
  type: string
  bytes: AsyncIterable<Uint8Array>
}

/**
 * The context of one call: the dependencies, with `db` inside the call's transaction, and the data of the
 * request.
 */
export interface Context extends Dependencies {
  /** The connection pool, outside the transaction: for writes that must persist even if the call fails. */
  pool: Kysely<Database>
  language: Language
  caller: Caller | null
  /** The client's address behind trusted proxies. */
  ip: string
  /** Made by the site itself to show staff what an attack looks like; counted and reported separately. */
  isDrill?: boolean
  userAgent: string
  /** Address of the requesting page; empty if the browser does not send it. */
  referrer: string
  requestId: string
  credentials: Credentials
  /** Cookies of the response: name → value; null deletes. */
  setCookies: Map<CookieName, string | null>
  reads: Reads
  /** The tags of `mayWrite` that this call has actually changed. */
  wrote: Set<CacheTag>
  file: UploadedFile | null
  /** A file set here is sent instead of the call's result. */
  sends: { file: SentFile | null; status?: 202 }
  /** The request's `Idempotency-Key`: a write repeated with the same key is done once. */
  idempotencyKey: string | null
}

/** Marks a public response as changed: the caches are cleared when the call's transaction commits. */
export function wrote(context: Pick<Context, 'wrote'>, tag: CacheTag): void {
  context.wrote.add(tag)
}

/** Marks the request as awaiting confirmation: the response has status 202. */
export function answerAccepted({ sends }: Pick<Context, 'sends'>): void {
  sends.status = 202
}

/** Registers the moment at which a response changes on schedule, for the cache. */
export function noteNextChange(context: Pick<Context, 'reads'>, moment: Date | null): void {
  const { reads } = context
  if (moment && (!reads.until || moment < reads.until)) reads.until = moment
}
