import { type Kysely, type Selectable, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

type Label = { id: number; label: Bilingual<string> }

// The columns of cards; the long texts are not read for lists.
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
  return db.selectFrom('groups').where(publicCondition(now))
}

/** Returns all public groups, those with the highest priority first. */
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

/** Returns the names of all public groups, in the same order. */
export async function findNames(db: Db, now: Date) {
  return publicGroups(db, now)
    .select(['id', 'name'])
    .orderBy('sortPriority', 'desc')
    .orderBy(sql`lower(name ->> 'de')`)
    .orderBy('id')
    .execute()
}

/** Returns the leader and the members that these groups name. */
export async function findGroupMembers(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('groups')
    .where('id', 'in', [...ids])
    .select(['id', 'leaderId', 'memberIds'])
    .execute()
}

/** Returns every group outside the trash, for the choice in forms. */
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
