import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { moment } from '../fields.ts'
import { languages } from '../language.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'

/** What visitors ask for and do not get: an address without a page, or a question to the search without results. */
export const missedKinds = ['address', 'question'] as const
export type MissedKind = (typeof missedKinds)[number]

export const longestAddress = 200 // characters as they are sent; addresses of pages are shorter
export const longestMissedQuestion = 60 // as long as a word that staff can connect

/** From how many times on staff see it: once or twice is a typing error. */
export const shownFrom = { address: 3, question: 2 } as const satisfies Record<MissedKind, number>

/** An address is in no language of its own: one path for all. */
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
  /** Those asked for most come first. */
  list: wholeListCall('/backstage/missed/{kind}', {
    may: opens.content,
    row: missedRequest,
    input: ofKind.shape,
  }),
  /** Takes one off the list, or puts it back. */
  dismiss: call('PATCH /backstage/missed/{kind}', { may: opens.content, status: 204 })
    .input(ofKind.extend({ language, asked: z.string().max(longestAddress), isDismissed: z.boolean() }))
    .output(nothing),
}
