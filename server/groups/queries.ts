import { type Kysely, type Selectable, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

type Label = { id: number; label: Bilingual<string> }

// What cards show. A list leaves the long texts where they are.
const onCards = [
  'id',
  'name',
  'keyword',
  'subject',
  'teaser',
  'slug',
  'imageId',
  'imageAlt',
  'leaderId',
  'isPiGroup',
  'isAssociatedPiGroup',
  'sortPriority',
  'translation',
] as const

export type GroupRow = Selectable<Database['groups']> & { tags: Label[] }
export type CardRow = Pick<GroupRow, (typeof onCards)[number] | 'tags'>

const tags = sql<Label[]>`(select coalesce(json_agg(json_build_object('id', tags.id, 'label', tags.label)
    order by record_tags.position), '[]'::json)
  from record_tags join tags on tags.id = record_tags.tag_id
  where record_tags.kind = 'groups' and record_tags.record_id = groups.id)`.as('tags')

function publicGroups(db: Db, now: Date) {
  return db.selectFrom('groups').where(isPublicAt(now))
}

/** All that the public sees, those with the highest priority first. */
export async function findCards(db: Db, now: Date): Promise<CardRow[]> {
  return publicGroups(db, now)
    .select([...onCards])
    .select(tags)
    .orderBy('sortPriority', 'desc')
    .orderBy(sql`lower(name ->> 'de')`)
    .orderBy('id')
    .execute()
}

export async function findPublic(db: Db, now: Date, ids: readonly number[]): Promise<GroupRow[]> {
  return publicGroups(db, now)
    .selectAll()
    .select(tags)
    .where('id', 'in', [...ids])
    .execute()
}

export async function findGroup(db: Db, id: number): Promise<GroupRow | undefined> {
  return db
    .selectFrom('groups')
    .selectAll()
    .select(tags)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** What those that the public sees are called, in their order. */
export async function findNames(db: Db, now: Date) {
  return publicGroups(db, now)
    .select(['id', 'name'])
    .orderBy('sortPriority', 'desc')
    .orderBy(sql`lower(name ->> 'de')`)
    .orderBy('id')
    .execute()
}

/** Whom these groups name. */
export async function findNamed(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('groups')
    .where('id', 'in', [...ids])
    .select(['id', 'leaderId', 'memberIds'])
    .execute()
}

/** Every group outside the trash, as forms offer it. */
export async function findOffered(db: Db) {
  return db
    .selectFrom('groups')
    .where('deletedAt', 'is', null)
    .select(['id', 'name'])
    .orderBy('sortPriority', 'desc')
    .orderBy(sql`lower(name ->> 'de')`)
    .orderBy('id')
    .execute()
}
