import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { moment } from '../fields.ts'
import { languages } from '../language.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'

/** Requests of visitors without a result: an address without a page, or a search without hits. */
export const missedKinds = ['address', 'question'] as const
export type MissedKind = (typeof missedKinds)[number]

export const longestMissedAddress = 200 // characters as sent; addresses of pages are shorter
export const longestMissedQuestion = 60 // as long as a word that can be a synonym

/** Minimum count for which staff see it: once or twice is a typing error. */
export const missedShownFrom = { address: 3, question: 2 } as const satisfies Record<MissedKind, number>

/** Null for an address, which is counted for all languages together. */
const language = z.enum(languages).nullable()

export const missedRequest = z.object({
  language,
  asked: z.string(),
  times: z.int(),
  firstAskedAt: moment,
  lastAskedAt: moment,
})
export type MissedRequest = z.infer<typeof missedRequest>

const ofKind = z.strictObject({ kind: z.enum(missedKinds) })

export const missedCalls = {
  /** The most frequent first. */
  list: wholeListCall('/backstage/missed/{kind}', {
    may: opens.content,
    row: missedRequest,
    input: ofKind.shape,
  }),
  /** Removes an entry from the list, or puts it back. */
  dismiss: call('PATCH /backstage/missed/{kind}', { may: opens.content, status: 204 })
    .input(ofKind.extend({ language, asked: z.string().max(longestMissedAddress), isDismissed: z.boolean() }))
    .output(nothing),
}
