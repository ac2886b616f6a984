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

/** Who does something, when and in which transaction. A caller of null is the site itself. */
export type Acting = Pick<Context, 'db' | 'clock' | 'requestId'> & {
  caller: Pick<Caller, 'id' | 'flags'> | null
  /** In which they read what they agree to. */
  language?: Language
  /** What may use a file, so that everybody sees it. */
  kinds?: Context['kinds']
  /** Where is noted what people withdraw; an older copy of the database withdraws it again. */
  erasures?: Context['erasures']
  /** They were asked whether they mean it, and do: `refuse` asks no more. */
  isConfirmed?: boolean
  /** It is shown to whoever writes it, and kept nowhere. */
  isDraft?: boolean
}

/** Fields of any kind, by their names. */
export type Fields = Readonly<Record<string, unknown>>

/** What was saved. Of a new record no other table has rows that would have to go. */
export interface Saved {
  id: number
  fields: Fields
  isNew: boolean
}

/** What `record` of the contract makes. */
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

/** Where a record goes beside being edited. */
export type MovedTo = 'trash' | 'back' | 'gone'

/** What readers find a record by. */
export interface SearchText {
  title: string
  words: (string | null)[]
  /** Further words it is found by and which no result shows: tags, states, what readers call it. */
  unseen?: readonly string[]
  /** What can be found until it ends by itself. */
  ending?: { words: (string | null)[]; unseen?: readonly string[]; until: Date }[]
}

interface Translated<F> {
  /** The texts whose translation is watched. */
  texts: readonly (keyof F & string)[]
}

interface Published<F> extends PublishedPlace {
  /** True for what the site can't be without: it is neither hidden nor thrown away. */
  isNeeded?(fields: F): boolean
  /** Pictures that stand beside a name, such as portraits: they need no description. */
  namedPictures?: readonly string[]
}

interface Addressed<F> {
  /** The text that a slug is made from where none is typed, or how it is made of several. */
  slugFrom: (keyof F & string) | ((fields: F) => Bilingual<string>)
  /** A word of the record by which it is found at the place of its slug, too. */
  alsoBy?: keyof F & string
  /** Of what is found by its id, too, which a slug of digits alone would be taken for: what stands before them. */
  beforeDigits?: Bilingual<string>
}

interface Searched<F> {
  /** What readers find it by, in one language: nothing that they can't see. */
  searchText(fields: F, language: Language): SearchText
}

/**
 * What makes a table a kind of record: its columns bear the names of the contract's fields. Each trait that its
 * declaration in the contract takes on is filled in here; `searched` is for those that readers search.
 */
export interface RecordKind<R extends Declared = Declared> extends RecordPlace {
  /** Its name in slugs, tags, history and audit. */
  name: RecordKindName
  table: keyof Database
  record: R
  /** The conditions that further filters of its list set. */
  filters: Readonly<Record<string, Filter>>
  /** Further columns of its list as a file. */
  columns?(context: Context): Promise<readonly ListColumn<Fields>[]>
  /** All its words, for staff. */
  words(fields: Fields): (string | null)[]
  translated?: Translated<Fields>
  published?: Published<Fields>
  addressed?: Addressed<Fields>
  searched?: Searched<Fields>
  /** Before a save: fills in what nobody typed. */
  complete?(context: Acting, fields: Fields, before: Fields | null): Promise<Fields>
  /** Before a save: what else stands against it. Throws a failure. */
  refuse?(context: Acting, fields: Fields, id: number | null, before: Fields | null): Promise<void>
  /** After a save, in its transaction. */
  afterSave?(context: Acting, saved: { id: number; fields: Fields; before: Fields | null }): Promise<void>
  /** Before a record goes to the trash, comes back, or goes for good: what stands against it. Throws a failure. */
  refuseMove?(context: Acting, moved: { id: number; fields: Fields; to: MovedTo }): Promise<void>
  /** After a record went to the trash, or came back, in the same transaction: throws what stands against it. */
  afterMove?(context: Acting, moved: { id: number; fields: Fields; isDeleted: boolean }): Promise<void>
  /** What staff see beside the fields: the `facts` of the contract, by id. */
  facts?(context: Pick<Context, 'db' | 'clock'>, ids: readonly number[]): Promise<Map<number, Fields>>
  /** Ways to sort its list that are not one column. */
  sorts?: Readonly<Record<string, (reader: Language) => RawBuilder<unknown>>>
  /** Names of staff, by id. */
  namesOf(context: Pick<Context, 'db'>, ids: readonly number[]): Promise<Map<number, string>>
}

// A trait that the contract declares is filled in; one that it does not declare is left out.
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

/** A row of any kind's table; the columns of a trait are there where the kind takes it on. */
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

// One type stands for every kind's table, so that the kit's SQL is written once.
export interface RecordDatabase {
  record: RecordColumns
}

export function recordsIn(db: Kysely<Database>): Kysely<RecordDatabase> {
  return db as unknown as Kysely<RecordDatabase>
}

/** What a record is called, as SQL. */
export function titleOf(kind: RecordPlace): RawBuilder<Bilingual<string>> {
  return kind.title ?? sql<Bilingual<string>>`${sql.ref('title')}`
}

export function tableOf(kind: Pick<RecordPlace, 'table'>): 'record' {
  return kind.table as string as 'record'
}

/** The names of a kind's fields that are columns of its table; tags lie in a table of their own. */
export function columnNames(kind: RecordKind): string[] {
  return fieldNames(kind).filter(name => name !== 'tags')
}

export function fieldNames(kind: RecordKind): string[] {
  return Object.keys(kind.record.fields.shape)
}
