import { type ColumnType, type Generated, type Kysely, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Bilingual, Language } from '#contract/language.ts'
import type { Needs } from '#contract/needs.ts'
import type { May } from '#contract/permissions.ts'
import type { Trait } from '#contract/record.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { Translation } from '#contract/translation.ts'
import type { Caller, Context, PublishedPlace, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Json } from '#server/platform/database/database.ts'
import type { Filter, ListColumn } from '#server/platform/lists/lists.ts'

/** Context of an action: caller, time and transaction. A null caller is the site itself. */
export type Acting = Pick<Context, 'db' | 'clock' | 'requestId'> & {
  caller: Pick<Caller, 'id' | 'flags'> | null
  /** Language in which the caller reads consent texts. */
  language?: Language
  /** Kinds whose records may make a file public by using it. */
  kinds?: Context['kinds']
  /** Where is noted what people withdraw; an older copy of the database withdraws it again. */
  erasures?: Context['erasures']
  /** The caller has confirmed a warning: `refuse` no longer asks. */
  isConfirmed?: boolean
  /** A preview for the caller that is not saved. */
  isDraft?: boolean
}

/** Fields of any kind, by their names. */
export type Fields = Readonly<Record<string, unknown>>

/** A saved record. For a new one there are no rows in other tables to delete. */
export interface Saved {
  id: number
  fields: Fields
  isNew: boolean
}

/** Result of `record` in the contract. */
export interface Declared {
  may: May
  fields: z.ZodObject
  listed: z.ZodObject
  item: z.ZodObject
  row: z.ZodObject
  traits: readonly Trait[]
  sort: readonly string[]
  needs?: Needs<Fields>
  facts?: z.ZodObject
  rights?: Readonly<Record<string, May | undefined>>
}

export type FieldsOf<R extends Declared> = z.infer<R['fields']>
export type ItemOf<R extends Declared> = z.infer<R['item']>
export type RowOf<R extends Declared> = z.infer<R['row']>

/** Moves of a record other than edits. */
export type MovedTo = 'trash' | 'back' | 'gone'

/** The texts by which readers find a record. */
export interface SearchText {
  title: string
  words: (string | null)[]
  /** Further words that find the record but are not shown in results: tags, states, what readers call it. */
  unseen?: readonly string[]
  /** Texts that can be found until a given time. */
  ending?: { words: (string | null)[]; unseen?: readonly string[]; until: Date }[]
}

interface Translated<F> {
  /** The texts whose translation is watched. */
  texts: readonly (keyof F & string)[]
}

interface Published<F> extends PublishedPlace {
  /** Whether the site requires the record, which then can be neither hidden nor deleted. */
  isNeeded?(fields: F): boolean
  /** Fields with images beside a name, such as portraits, which need no description. */
  namedPictures?: readonly string[]
}

interface Addressed<F> {
  /** The field that a slug is derived from if none is given, or a function that composes it. */
  slugFrom: (keyof F & string) | ((fields: F) => Bilingual<string>)
  /** A field whose value also works in place of the slug. */
  alsoBy?: keyof F & string
  /** For records also found by id: the prefix of slugs of digits only, which would be taken for an id. */
  beforeDigits?: Bilingual<string>
}

interface Searched<F> {
  /** The texts by which readers find it in one language; only what they can see. */
  searchText(fields: F, language: Language): SearchText
}

/**
 * Makes a table a kind of record: its columns have the names of the contract's fields. Each trait declared in
 * the contract is configured here; `searched` is for kinds that readers search.
 */
export interface RecordKind<R extends Declared = Declared> extends RecordPlace {
  /** Its name in slugs, tags, history and audit. */
  name: RecordKindName
  table: keyof Database
  record: R
  /** SQL conditions of the further filters of its list. */
  filters: Readonly<Record<string, Filter>>
  /** Further columns of its list as a file. */
  columns?(context: Context): Promise<readonly ListColumn<Fields>[]>
  /** All its texts, for the search of staff. */
  words(fields: Fields): (string | null)[]
  translated?: Translated<Fields>
  published?: Published<Fields>
  addressed?: Addressed<Fields>
  searched?: Searched<Fields>
  /** Called before a save: fills in missing fields. */
  complete?(context: Acting, fields: Fields, before: Fields | null): Promise<Fields>
  /** Called before a save: throws a failure for further reasons against it. */
  refuse?(context: Acting, fields: Fields, id: number | null, before: Fields | null): Promise<void>
  /** Called after a save, in its transaction. */
  afterSave?(context: Acting, saved: { id: number; fields: Fields; before: Fields | null }): Promise<void>
  /**
   * Called before a record is moved to the trash, restored or deleted permanently: throws a failure if that
   * is not allowed.
   */
  refuseMove?(context: Acting, moved: { id: number; fields: Fields; to: MovedTo }): Promise<void>
  /**
   * Called after a record was moved to the trash or restored, in the same transaction: throws if that is not
   * allowed.
   */
  afterMove?(context: Acting, moved: { id: number; fields: Fields; isDeleted: boolean }): Promise<void>
  /** Further facts for staff, by id: the `facts` of the contract. */
  facts?(context: Pick<Context, 'db' | 'clock'>, ids: readonly number[]): Promise<Map<number, Fields>>
  /** Sort orders of its list that are not a single column. */
  sorts?: Readonly<Record<string, (reader: Language) => RawBuilder<unknown>>>
  /** Returns the names of staff, by id. */
  namesOf(context: Pick<Context, 'db'>, ids: readonly number[]): Promise<Map<number, string>>
}

// Requires the configuration of each trait that the contract declares, and forbids the others.
type Filled<R extends Declared, Name extends Trait, Content> = Name extends R['traits'][number]
  ? { [Key in Name]: Content }
  : { [Key in Name]?: never }

type Declaration<R extends Declared, F = FieldsOf<R>> = {
  name: RecordKindName
  table: keyof Database
  record: R
  filters?: Readonly<Record<string, Filter>>
  columns?(context: Context): Promise<readonly ListColumn<RowOf<R>>[]>
  words(fields: F): (string | null)[]
  title?: RawBuilder<Bilingual<string>>
  alsoCalled?: RecordPlace['alsoCalled']
  linked?: RecordPlace['linked']
  ownsFilesIn?: readonly (keyof F & string)[]
  searched?: Searched<F>
  complete?(context: Acting, fields: F, before: F | null): Promise<F>
  refuse?(context: Acting, fields: F, id: number | null, before: F | null): Promise<void>
  afterSave?(context: Acting, saved: { id: number; fields: F; before: F | null }): Promise<void>
  refuseMove?(context: Acting, moved: { id: number; fields: F; to: MovedTo }): Promise<void>
  afterMove?(context: Acting, moved: { id: number; fields: F; isDeleted: boolean }): Promise<void>
  facts?(
    context: Pick<Context, 'db' | 'clock'>,
    ids: readonly number[],
  ): Promise<Map<number, z.infer<NonNullable<R['facts']>>>>
  sorts?: RecordKind['sorts']
  namesOf: RecordKind['namesOf']
} & Filled<R, 'translated', Translated<F>> &
  Filled<R, 'published', Published<F>> &
  Filled<R, 'addressed', Addressed<F>>

/** Declares a kind of record, with what its traits need. */
export function recordKind<R extends Declared>(declaration: Declaration<R>): RecordKind<R> {
  return { filters: {}, ...declaration } as unknown as RecordKind<R>
}

/** A row of any kind's table; columns of a trait exist only if the kind has it. */
export interface RecordColumns {
  id: Generated<number>
  version: Generated<number>
  title: Json<Bilingual<string>>
  slug: Json<Bilingual<string>>
  translation: Json<Translation>
  searchText: string
  isVisible: boolean
  publishAt: ColumnType<Date | null, Date | string | null>
  unpublishAt: ColumnType<Date | null, Date | string | null>
  createdAt: Date
  createdBy: number | null
  updatedAt: Date
  updatedBy: number | null
  deletedAt: Date | null
  deletedBy: number | null
}

// One type for every kind's table, so that the SQL is written only once.
export interface RecordDatabase {
  record: RecordColumns
}

export function recordsIn(db: Kysely<Database>): Kysely<RecordDatabase> {
  return db as unknown as Kysely<RecordDatabase>
}

/** SQL expression of a record's title. */
export function titleOf(kind: RecordPlace): RawBuilder<Bilingual<string>> {
  return kind.title ?? sql<Bilingual<string>>`${sql.ref('title')}`
}

export function tableOf(kind: Pick<RecordPlace, 'table'>): 'record' {
  return kind.table as string as 'record'
}

/** Names of a kind's fields that are columns of its table; tags are in a separate table. */
export function columnNames(kind: RecordKind): string[] {
  return fieldNames(kind).filter(name => name !== 'tags')
}

export function fieldNames(kind: RecordKind): string[] {
  return Object.keys(kind.record.fields.shape)
}
