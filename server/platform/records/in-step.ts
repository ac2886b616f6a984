import { type Language, otherLanguage } from '#contract/language.ts'
import type { ChangedSince } from '#contract/translated-calls.ts'
import type { Translation } from '#contract/translation.ts'
import { asJson } from '#server/platform/database/database.ts'
import { fieldsOf, find, rowOf } from './items.ts'
import {
  type Acting,
  type Declared,
  type Fields,
  type ItemOf,
  type RecordKind,
  recordsIn,
  tableOf,
} from './kind.ts'
import { differences, writeRevision } from './revisions.ts'
import { hashesOf } from './translation.ts'
import { lockedRow, refuseStale } from './write.ts'

/**
 * Returns what changed in the other language since this translation was last current. The earlier texts come
 * from the history: the latest revision with the hash that this language refers to. Throws `notFound`.
 */
export async function changedSince(
  kind: RecordKind,
  context: Acting,
  { id, language }: { id: number; language: Language },
): Promise<ChangedSince> {
  const row = await rowOf(kind, context, id)
  const other = otherLanguage(language)
  const { hash, inStepWith } = (row.translation as Translation)[language]
  const [now] = await fieldsOf(kind, context, [row])
  const then =
    hash && inStepWith
      ? await findStateByHash(kind, context, { id, language: other, hash: inStepWith })
      : null
  return {
    since: then?.at.toISOString() ?? null,
    differences: differences(kind, then?.fields ?? null, now ?? {}).filter(
      ({ field }) => isText(kind, field) && field.endsWith(`.${other}`),
    ),
  }
}

function isText(kind: RecordKind, field: string): boolean {
  const [name = ''] = field.split('.')
  return kind.translated?.texts.includes(name) ?? false
}

const atATime = 20 // revisions read at once

interface Wanted {
  id: number
  language: Language
  hash: string
}

/**
 * Returns the latest revision whose texts in a language have this hash; null if the history does not reach
 * back that far.
 */
async function findStateByHash(kind: RecordKind, { db }: Acting, { id, language, hash }: Wanted) {
  let below = Number.POSITIVE_INFINITY
  for (;;) {
    const query = db.selectFrom('revisions').select(['n', 'fields', 'createdAt'])
    const rows = await query
      .where('kind', '=', kind.name)
      .where('recordId', '=', id)
      .$if(below < Number.POSITIVE_INFINITY, older => older.where('n', '<', below))
      .orderBy('n', 'desc')
      .limit(atATime)
      .execute()
    const found = rows.find(({ fields }) => hashesOf(kind, fields as Fields)[language] === hash)
    if (found) return { fields: found.fields as Fields, at: found.createdAt }
    const oldest = rows.at(-1)
    if (!oldest) return null
    below = oldest.n
  }
}

/** Marks a translation as current with the other language. Throws `staleVersion` and `notFound`. */
export async function markCurrent<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  { id, language, version }: { id: number; language: Language; version: number },
): Promise<ItemOf<R>> {
  const { db, clock, caller } = context
  const row = await lockedRow(kind, context, id)
  await refuseStale(kind, context, row, version)
  const translation = row.translation as Translation
  const inStepWith = translation[otherLanguage(language)].hash
  if (translation[language].inStepWith === inStepWith) return find(kind, context, id)
  const [fields] = await fieldsOf(kind, context, [row])
  await recordsIn(db)
    .updateTable(tableOf(kind))
    .set({
      translation: asJson({ ...translation, [language]: { ...translation[language], inStepWith } }),
      version: version + 1,
      updatedAt: clock(),
      updatedBy: caller?.id ?? null,
    } as never)
    .where('id', '=', id)
    .execute()
  await writeRevision(kind, context, { id, action: 'markedCurrent', fields: fields ?? {}, changed: [] })
  return find(kind, context, id)
}
