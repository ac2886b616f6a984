import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, words } from '../fields.ts'
import { wholeListCall } from '../list.ts'
import { type May, opens, someLabels } from '../permissions.ts'
import { uses } from '../uses.ts'

/** Words that records are sorted by: tags of all kinds, the categories of news, and the subjects of publications. */
export const labelLists = ['tag', 'category', 'subject'] as const
export type LabelList = (typeof labelLists)[number]

/** Who may look at each list and change it. */
export const mayEditLabels: Record<LabelList, May> = {
  ...{ tag: opens.labels, category: opens.labels, subject: opens.bibliography },
}

const labelLength = 40 // as one tag that is typed
const name = words(labelLength, 'validLabel').regex(/^[^<>,;]*$/u, { error: 'validLabel' })
/** German is what is typed and found by; without English, English pages show the German one. */
export const labelText = z.strictObject({ de: name.min(2, { error: 'validLabel' }), en: name })

/** One of them, with how many records bear it, those in the trash left out. */
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
  /** Whatever bears the first bears the second from then on. */
  merge: call(`POST ${one}/merge`, write)
    .input(byId.extend({ into: id }))
    .output(usedLabel),
  /** With `confirm` also while records bear it; they lose it. */
  remove: call(`DELETE ${one}`, { ...write, status: 204 })
    .input(byId.extend({ confirm: z.boolean().optional() }))
    .output(nothing),
}
