import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, moment, words } from '../fields.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { recordKindNames } from '../record-kinds.ts'
import { longestMissedAddress } from './missed.ts'

export const longestGoal = 500 // characters; some targets have a query and an anchor
export const mostRedirects = 500 // all are kept in memory, so that a request for an unknown address waits for no query

/** An address without a page, and the path of this site to which it redirects, possibly with `?…` or `#…`. */
export const redirect = z.object({ id, from: z.string(), to: z.string(), createdAt: moment })
export type Redirect = z.infer<typeof redirect>

/** The target is a record, by kind and id, or an address of this site. */
export const newRedirect = z.strictObject({
  from: words(longestMissedAddress, 'redirectFrom').min(1, { error: 'required' }),
  to: words(longestGoal, 'redirectGoal').nullish(),
  kind: z.enum(recordKindNames).nullish(),
  id: id.nullish(),
})
export type NewRedirect = z.infer<typeof newRedirect>

const write = { may: opens.content, writes: ['redirects'] } as const

export const redirectCalls = {
  list: wholeListCall('/backstage/redirect', { may: opens.content, row: redirect }),
  create: call('POST /backstage/redirect', { ...write, status: 201 })
    .input(newRedirect)
    .output(redirect),
  remove: call('DELETE /backstage/redirect/{id}', { ...write, status: 204 })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(nothing),
}
