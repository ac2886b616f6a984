import type { ColumnType, Generated, Kysely } from 'kysely'
import type { z } from 'zod'
import type { Bilingual, Language } from '#contract/language.ts'
import type { Translation, TranslationState, Visibility } from '#contract/record.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { Caller, Context, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Json } from '#server/platform/database/database.ts'
import type { Filter, ListColumn } from '#server/platform/lists/lists.ts'

/** Who does something, when and in which transaction. */
export type Acting = Pick<Context, 'db' | 'clock' | 'requestId'> & { caller: Pick<Caller, 'id'> | null }

/** The fields that every kind has; its own come from the contract. */
export interface RecordFields extends Visibility {
  title: Bilingual<string>
  slug: Bilingual<string>
  tags?: string[]
}

/** What readers find a record by. */
export interface SearchText {
  title: string
  words: (string | null)[]
  /** What can be found until it ends by itself. */
  ending?: { words: (string | null)[]; until: Date }[]
}

/** What a row of a kind's list is made of. */
export type Listed<Fields extends RecordFields> = Fields & RecordState

/** What makes a table a kind of record. Its columns bear the names of the contract's fields. */
export interface RecordKind<Fields extends RecordFields> {
  /** Its name in slugs, tags, history and audit. */
  name: RecordKindName
  table: keyof Database
  fields: z.ZodObject
  listed: z.ZodObject
  /** The texts whose translation is watched. */
  texts: readonly (keyof Fields & string)[]
  /** Without these, a language of a record is not there yet. */
  needs: readonly (keyof Fields & string)[]
  /** The conditions that further filters of its list set. */
  filters: Readonly<Record<string, Filter>>
  /** Further columns of its list as a file. */
  columns?: (context: Context) => Promise<readonly ListColumn<Listed<Fields>>[]>
  /** What readers find it by, in one language: nothing that they can't see. */
  searchText: (fields: Fields, language: Language) => SearchText
  /** All its words, for staff. */
  words: (fields: Fields) => (string | null)[]
  /** What the kind itself fills in before it is kept. */
  complete?: (context: Acting, fields: Fields, before: Fields | null) => Promise<Fields>
  /** What else can stand against keeping it. Throws a failure. */
  refuse?: (context: Acting, fields: Fields, id: number | null) => Promise<void>
  /** True for what the site can't be without: it is neither hidden nor thrown away. */
  isNeeded?: (fields: Fields) => boolean
  /** Names of staff, by id. */
  namesOf: (context: Pick<Context, 'db'>, ids: readonly number[]) => Promise<Map<number, string>>
}

/** What the kit itself keeps of a record, beside its fields. */
export interface RecordState {
  id: number
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: { id: number; name: string } | null
  deletedAt: string | null
  deletedBy: { id: number; name: string } | null
  isPublic: boolean
  translation: Bilingual<TranslationState>
}

/** A row of any kind's table. */
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

export function tableOf(kind: Pick<RecordPlace, 'table'>): 'record' {
  return kind.table as string as 'record'
}

export function fieldNames<F extends RecordFields>(kind: RecordKind<F>): (keyof F & string)[] {
  return Object.keys(kind.fields.shape) as (keyof F & string)[]
}
