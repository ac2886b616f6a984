import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, words } from '../fields.ts'
import { wholeListCall } from '../list.ts'
import { type May, opens, someLabels } from '../permissions.ts'
import { uses } from '../uses.ts'

/** Labels of records: tags of all kinds, categories of news, and subjects of publications. */
export const labelLists = ['tag', 'category', 'subject'] as const
export type LabelList = (typeof labelLists)[number]

/** Permission to view and change each list. */
export const mayEditLabels: Record<LabelList, May> = {
  ...{ tag: opens.labels, category: opens.labels, subject: opens.bibliography },
}

const labelLength = 40 // as for one typed tag
const name = words(labelLength, 'validLabel').regex(/^[^<>,;]*$/u, { error: 'validLabel' })
/** Tags are typed and found in German; without an English text, English pages show the German one. */
export const labelText = z.strictObject({ de: name.min(2, { error: 'validLabel' }), en: name })

/** A label with the number of records that have it, except those in the trash. */
export const usedLabel = z.object({ id, label: bilingual(z.string()), usedBy: z.int() })
export type UsedLabel = z.infer<typeof usedLabel>

const inList = z.strictObject({ list: z.enum(labelLists) })
const byId = inList.extend({ id: z.coerce.number().pipe(id) })
const write = { may: someLabels, writes: ['tags', 'news', 'groups', 'articles'] } as const
const one = '/backstage/label/{list}/{id}'

export const labelCalls = {
  list: wholeListCall('/backstage/label/{list}', { may: someLabels, row: usedLabel, input: inList.shape }),
  uses: call(`GET ${one}/uses`, { may: someLabels }).input(byId).output(uses),
  create: call('POST /backstage/label/{list}', { ...write, status: 201 })
    .input(inList.extend({ label: labelText }))
    .output(usedLabel),
  change: call(`PATCH ${one}`, write)
    .input(byId.extend({ label: labelText }))
    .output(usedLabel),
  /** Replaces the first label by the second on all records. */
  merge: call(`POST ${one}/merge`, write)
    .input(byId.extend({ into: id }))
    .output(usedLabel),
  /** With `confirm` also while records have the label; it is removed from them. */
  remove: call(`DELETE ${one}`, { ...write, status: 204 })
    .input(byId.extend({ confirm: z.boolean().optional() }))
    .output(nothing),
}
