import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import { mayDo } from '#contract/permissions.ts'
import { type LabelList, mayEditLabels, type UsedLabel } from '#contract/site/labels.ts'
import type { Uses } from '#contract/uses.ts'
import { labelLists } from '#messages/labels.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit, usesAmong } from '#server/platform/records/records.ts'
import {
  bearersOf,
  countBearers,
  deleteLabel,
  findLabel,
  findLabels,
  insertLabel,
  type LabelRow,
  renameLabel,
  replaceLabel,
} from './label-queries.ts'

/** Returns the list if the caller may view and edit it. Throws `notAllowed`. */
export function checkedList({ caller }: Context, list: LabelList): LabelList {
  if (!mayDo(mayEditLabels[list], caller?.flags ?? null)) throw fail('notAllowed')
  return list
}

const columns: WholeList<UsedLabel>['columns'] = [
  { heading: heads.german, cell: ({ label }) => label.de },
  { heading: heads.english, cell: ({ label }) => label.en },
  { heading: heads.usedBy, cell: ({ usedBy }) => usedBy },
]

interface Asked {
  list: LabelList
  format?: FileFormat | undefined
}

/** Returns the labels of a list with the number of records that use each. */
export async function listLabels(context: Context, asked: Asked) {
  const { list } = asked
  const counts = await countBearers(context, list)
  const found = await findLabels(context.db, list)
  const rows: UsedLabel[] = found.map(row => ({ ...row, usedBy: counts.get(row.id) ?? 0 }))
  return answerWhole({ name: 'labels', title: labelLists[list], columns }, context, rows, { ...asked })
}

/** Returns the records that use a label, outside the trash. */
export async function labelUses(context: Context, list: LabelList, id: number): Promise<Uses> {
  await labelOf(context, list, id)
  const bearers = await bearersOf(context.db, list, id)
  return usesAmong(context, bearers, list === 'tag' ? 'tags' : 'categoryId')
}

/** Throws `nameTaken` if the list has this label already. */
export async function createLabel(context: Context, list: LabelList, label: Bilingual<string>) {
  const row = await insertLabel(context.db, list, label).catch(rethrowLabelTaken)
  await note(context, 'wordCreated', row.id, { list, label })
  return counted(context, list, row)
}

export async function changeLabel(context: Context, list: LabelList, { id, label }: LabelRow) {
  const before = await labelOf(context, list, id)
  const row = (await renameLabel(context.db, list, { id, label }).catch(rethrowLabelTaken)) ?? before
  await note(context, 'wordRenamed', id, { list, before: before.label, after: label })
  return counted(context, list, row)
}

/** Merges a label into another one of the same list. */
export async function mergeLabels(
  context: Context,
  list: LabelList,
  { id, into }: { id: number; into: number },
) {
  const from = await labelOf(context, list, id)
  const target = id === into ? undefined : await findLabel(context.db, list, into)
  if (!target) throw fail('invalid', { fields: { into: 'value' } })
  await replaceLabel(context.db, list, id, into)
  await deleteLabel(context.db, list, id)
  await note(context, 'wordsMerged', into, { list, from: from.label, into: target.label })
  return counted(context, list, target)
}

/** Throws `inUse` if records use the label, unless `confirm` is set. */
export async function removeLabel(
  context: Context,
  list: LabelList,
  { id, confirm = false }: { id: number; confirm?: boolean | undefined },
): Promise<undefined> {
  const { label } = await labelOf(context, list, id)
  if (!confirm && (await bearersOf(context.db, list, id)).length > 0) throw fail('inUse')
  await deleteLabel(context.db, list, id)
  await note(context, 'wordDeleted', id, { list, label })
}

async function counted(context: Context, list: LabelList, { id, label }: LabelRow): Promise<UsedLabel> {
  const bearers = await bearersOf(context.db, list, id)
  const { count } = await usesAmong(context, bearers, '')
  return { id, label, usedBy: count }
}

async function labelOf({ db }: Context, list: LabelList, id: number): Promise<LabelRow> {
  const row = await findLabel(db, list, id)
  if (!row) throw fail('notFound')
  return row
}

async function note(context: Context, action: string, entityId: number, details: object): Promise<void> {
  await audit(context, { action, entity: 'labels', entityId, details })
}

const unique = new Set(['tags_key_key', 'categories_label'])

function rethrowLabelTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && unique.has(String(error.constraint))
  throw isTaken ? fail('nameTaken', { fields: { 'label.de': 'nameTaken' } }) : error
}
