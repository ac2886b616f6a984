import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import type { Lookup, LookupKind, UsedLookup } from '#contract/people/lookups.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import { lookupNames } from '#messages/people-lists.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import {
  deleteWord,
  findWord,
  findWords,
  insertWord,
  placeWords,
  renameWord,
  replaceWord,
  usesOfWords,
} from './lookup-queries.ts'

/** Returns the words of one or several lists, for forms. */
export async function listOfferedWords({ db }: Context, ...kinds: LookupKind[]) {
  const rows = await findWords(db, kinds)
  return { count: rows.length, rows }
}

const columns: WholeList<UsedLookup>['columns'] = [
  { heading: heads.german, cell: ({ label }) => label.de },
  { heading: heads.english, cell: ({ label }) => label.en },
  { heading: heads.usedBy, cell: ({ usedBy }) => usedBy },
]

interface Asked {
  kind: LookupKind
  format?: FileFormat | undefined
}

/** Returns a list with the number of people who use each word. */
export async function listWords(context: Context, asked: Asked) {
  const { db } = context
  const { kind } = asked
  const words = await findWords(db, [kind])
  const uses = await usesOfWords(
    db,
    words.map(({ id }) => id),
  )
  const rows = words.map((word): UsedLookup => ({ ...word, usedBy: uses.get(word.id) ?? 0 }))
  return answerWhole({ name: 'lookups', title: lookupNames[kind], columns }, context, rows, { ...asked })
}

/** Adds a word to a list. Throws `nameTaken` if the list has it. */
export async function createWord(
  context: Context,
  kind: LookupKind,
  label: Bilingual<string>,
): Promise<Lookup> {
  const word = await insertWord(context.db, kind, label).catch(rethrowWordTaken)
  await note(context, 'wordCreated', word.id, { kind, label })
  return word
}

export async function changeWord(context: Context, id: number, label: Bilingual<string>): Promise<Lookup> {
  const before = await wordOf(context, id)
  const word = (await renameWord(context.db, id, label).catch(rethrowWordTaken)) ?? before
  await note(context, 'wordRenamed', id, { before: before.label, after: label })
  return word
}

/** Reorders a list; `ids` must hold each of its words once. */
export async function orderWords(context: Context, kind: LookupKind, ids: number[]) {
  const known = (await findWords(context.db, [kind])).map(({ id }) => id)
  const isWhole = new Set(ids).size === ids.length && ids.length === known.length
  if (!isWhole || !known.every(id => ids.includes(id))) throw fail('invalid', { fields: { ids: 'value' } })
  await placeWords(context.db, kind, ids)
  return listWords(context, { kind })
}

/** Merges a word into another one of the same list, for everybody who uses it. */
export async function mergeWords(context: Context, id: number, into: number): Promise<Lookup> {
  const from = await wordOf(context, id)
  const target = id === into ? undefined : await findWord(context.db, into)
  if (!target || target.kind !== from.kind) throw fail('invalid', { fields: { into: 'value' } })
  const people = await replaceWord(context.db, id, into)
  await deleteWord(context.db, id)
  await note(context, 'wordsMerged', into, { from: from.label, into: target.label, people })
  return target
}

/** Deletes a word. Throws `inUse` while a person uses it. */
export async function removeWord(context: Context, id: number): Promise<undefined> {
  const word = await wordOf(context, id)
  if (((await usesOfWords(context.db, [id])).get(id) ?? 0) > 0) throw fail('inUse')
  await deleteWord(context.db, id)
  await note(context, 'wordDeleted', id, { kind: word.kind, label: word.label })
}

async function wordOf({ db }: Context, id: number): Promise<Lookup> {
  const word = await findWord(db, id)
  if (!word) throw fail('notFound')
  return word
}

async function note(context: Context, action: string, entityId: number, details: object): Promise<void> {
  await audit(context, { action, entity: 'lookups', entityId, details })
}

function rethrowWordTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'lookups_label'
  throw isTaken ? fail('nameTaken', { fields: { 'label.de': 'nameTaken' } }) : error
}
