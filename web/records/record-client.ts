import type { Presence } from '#contract/editing.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import type { bulkActions, Difference, Revision } from '#contract/record.ts'
import type { ChangedSince } from '#contract/translated-calls.ts'
import type { Uses } from '#contract/uses.ts'

/** A revision: its changes, and all fields of the record after it. */
export interface RevisionInFull {
  differences: Difference[]
  fields: Record<string, unknown>
}

export type BulkAction = (typeof bulkActions)[number]

/** The calls that the screens of any record kind use; `recordCalls` of the contract provides them. */
export interface RecordClient<Fields extends object, Item> {
  find: (input: { id: number }) => Promise<Item>
  create: (fields: Fields & { attempt?: string }) => Promise<Item>
  change: (
    fields: Partial<Fields> & { id: number; version: number; isSmallChange: boolean; confirm?: boolean },
  ) => Promise<Item>
  bulk: (input: {
    ids: number[]
    action: BulkAction
  }) => Promise<{ done: number[]; failed: { id: number; code: string }[] }>
  revisions: (input: { id: number }) => Promise<{ rows: Revision[] }>
  revision: (input: { id: number; n: number }) => Promise<RevisionInFull>
  uses: (input: { id: number }) => Promise<Uses>
  presence: (input: { id: number }) => Promise<Presence>
  changedSince: (input: { id: number; language: Language }) => Promise<ChangedSince>
  markCurrent: (input: { id: number; language: Language; version: number }) => Promise<Item>
  preview: (input: { id: number }) => Promise<{ address: Bilingual<string>; expiresAt: string }>
}
