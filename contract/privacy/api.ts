import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { email, id, moment } from '../fields.ts'
import { formCall } from '../form.ts'
import { behindLink } from '../links.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { copyStanding, heldLetters } from './copy.ts'
import { givenConsent } from './given-consent.ts'
import { dataRequest, erasure, myData, myDataForm, requestWays } from './my-data.ts'
import { heldRow, hold, holdReason, promise, retentionBoard } from './retention-board.ts'

const path = '/info/my-data'
const token = z.string().max(200)
const byToken = z.strictObject({ token })
// A link of a page says in which language: browsers ask for it in their own.
const file = byToken.extend({ locale: z.enum(['de', 'en']).optional() })
const group = z.string().max(60)
const may = opens.privacy
const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

export const privacyApi = {
  /** What is promised of deletion, and how it stands with it; whether this is a copy of the site. */
  promise: call('GET /info/privacy/promise', { may: 'public' }).input(z.strictObject({})).output(promise),
  /** Answers alike whether or not anything is kept: a letter with a link goes to the address either way. */
  request: formCall(`PUT ${path}`, { limitBy: { ip: 'myData' }, status: 202 })
    .input(myDataForm)
    .output(nothing),
  /** Changes nothing: scanners of mails follow links. */
  find: call(`GET ${path}/{token}`, behindLink).input(byToken).output(myData),
  /** The same as a file for people. */
  asPage: call(`GET ${path}/{token}/page`, { ...behindLink, givesFile: 'text/html' })
    .input(file)
    .output(nothing),
  /** All of it as it stands, for programs. */
  asJson: call(`GET ${path}/{token}/json`, { ...behindLink, givesFile: 'application/json' })
    .input(file)
    .output(nothing),
  /** Deletes what one group keeps, or all of it. */
  erase: call(`POST ${path}/{token}/erasure`, behindLink)
    .input(z.strictObject({ token, group: group.optional() }))
    .output(erasure),
  /** A new link to the page on which a row can be changed: its address. Throws `notFound` where it has none any more. */
  openOwn: call(`POST ${path}/{token}/own-page`, behindLink)
    .input(z.strictObject({ token, group, place: z.coerce.number().pipe(z.int().min(0).max(10_000)) }))
    .output(z.object({ address: z.string() })),
  /** Whether the link of a letter that asks to confirm is one of ours. Changes nothing. */
  findRefusal: call('GET /info/no-confirmation/{token}', behindLink)
    .input(byToken)
    .output(z.object({ valid: z.literal(true) })),
  /** Somebody else typed the address: no letter that asks to confirm goes to it any more. A second time nothing changes. */
  refuse: call('PATCH /info/no-confirmation/{token}', { ...behindLink, status: 204 })
    .input(byToken)
    .output(nothing),
}

export const privacyBackstageApi = {
  /** What staff entered and nobody has answered yet, with its clock. */
  requests: wholeListCall('/backstage/privacy/request', { may, row: dataRequest }),
  /** The link goes to the address and to nobody else. */
  start: call('POST /backstage/privacy/request', { may, status: 201 })
    .input(z.strictObject({ email, language: z.enum(['de', 'en']), way: z.enum(requestWays) }))
    .output(dataRequest),
  /** What the site can say for the record of processing (Art. 30 GDPR). */
  record: call('GET /backstage/privacy/record', { may, givesFile: 'text/html' })
    .input(z.strictObject({}))
    .output(nothing),
  board: call('GET /backstage/privacy/retention', { may }).input(z.strictObject({})).output(retentionBoard),
  holds: wholeListCall('/backstage/privacy/hold', { may, row: hold }),
  /** What is kept under an address and could be held. */
  holdable: call('POST /backstage/privacy/holdable', { may })
    .input(z.strictObject({ email }))
    .output(z.object({ rows: z.array(heldRow) })),
  /** Keeps a row beyond its period; held once more, the latest word counts. */
  hold: call('POST /backstage/privacy/hold', { may, status: 204 })
    .input(z.strictObject({ table: z.string().max(60), rowId: id, reason: holdReason, endsAt: moment }))
    .output(nothing),
  /** Ends a hold, and finishes the erasure that was asked for meanwhile. */
  releaseHold: call('DELETE /backstage/privacy/hold/{id}', { may, asksAgain: true, status: 204 })
    .input(byId)
    .output(nothing),
  /** What was agreed to with a row that somebody sent, text by text; `notFound` where its table has no consents. */
  consents: call('GET /backstage/consent/{table}/{id}', { may: opens.specials })
    .input(byId.extend({ table: z.string().max(60) }))
    .output(z.object({ rows: z.array(givenConsent) })),
  copy: call('GET /backstage/privacy/copy', { may }).input(z.strictObject({})).output(copyStanding),
  /** From now on this is the site itself. Gives how many letters were discarded. */
  releaseCopy: call('POST /backstage/privacy/copy/release', { may, asksAgain: true, mayMiss: true })
    .input(z.strictObject({ letters: heldLetters }))
    .output(z.object({ discarded: z.int() })),
  /** Another letter, where the link is over or the first one was lost. */
  sendAgain: call('POST /backstage/privacy/request/{id}/letter', { may }).input(byId).output(dataRequest),
  /** It is answered: the address goes, a number stays. */
  close: call('DELETE /backstage/privacy/request/{id}', { may, status: 204 }).input(byId).output(nothing),
}
