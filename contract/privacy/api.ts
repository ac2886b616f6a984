import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { email, id, moment } from '../fields.ts'
import { formCall } from '../form.ts'
import { linkCallMeta } from '../links.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { copyStanding, heldLetters } from './copy.ts'
import { givenConsent } from './given-consent.ts'
import { dataRequest, erasure, myData, myDataForm, requestWays } from './my-data.ts'
import { heldRow, hold, holdReason, retentionBoard, retentionPromise } from './retention-board.ts'

const path = '/info/my-data'
const token = z.string().max(200)
const byToken = z.strictObject({ token })
// Links of a page give the language: for a file, browsers would request their own.
const file = byToken.extend({ locale: z.enum(['de', 'en']).optional() })
const group = z.string().max(60)
const may = opens.privacy
const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

export const privacyApi = {
  /** Returns how the promise of deletion is kept, and whether this is a copy of the site. */
  promise: call('GET /info/privacy/promise', { may: 'public' })
    .input(z.strictObject({}))
    .output(retentionPromise),
  /**
   * Responds the same whether or not any data are stored: a letter with a link is sent to the address in both
   * cases.
   */
  request: formCall(`PUT ${path}`, { limitBy: { ip: 'myData' }, status: 202 })
    .input(myDataForm)
    .output(nothing),
  /** Changes nothing, because mail scanners follow links. */
  find: call(`GET ${path}/{token}`, linkCallMeta).input(byToken).output(myData),
  /** Returns the same as a readable file. */
  asPage: call(`GET ${path}/{token}/page`, { ...linkCallMeta, givesFile: 'text/html' })
    .input(file)
    .output(nothing),
  /** Returns all of it unchanged, for programs. */
  asJson: call(`GET ${path}/{token}/json`, { ...linkCallMeta, givesFile: 'application/json' })
    .input(file)
    .output(nothing),
  /** Deletes the data of one group, or all. */
  erase: call(`POST ${path}/{token}/erasure`, linkCallMeta)
    .input(z.strictObject({ token, group: group.optional() }))
    .output(erasure),
  /**
   * Returns a new address of the page on which a row can be changed. Throws `notFound` if the row has no such
   * page any more.
   */
  openOwn: call(`POST ${path}/{token}/own-page`, linkCallMeta)
    .input(z.strictObject({ token, group, place: z.coerce.number().pipe(z.int().min(0).max(10_000)) }))
    .output(z.object({ address: z.string() })),
  /** Checks the link in a confirmation letter. Changes nothing. */
  findRefusal: call('GET /info/no-confirmation/{token}', linkCallMeta)
    .input(byToken)
    .output(z.object({ valid: z.literal(true) })),
  /** Stops confirmation letters to an address that another person entered. A second call changes nothing. */
  refuse: call('PATCH /info/no-confirmation/{token}', { ...linkCallMeta, status: 204 })
    .input(byToken)
    .output(nothing),
}

export const privacyBackstageApi = {
  /** Lists the requests that staff entered and nobody has answered yet, with their deadlines. */
  requests: wholeListCall('/backstage/privacy/request', { may, row: dataRequest }),
  /** Sends the link to the address and to nobody else. */
  start: call('POST /backstage/privacy/request', { may, status: 201 })
    .input(z.strictObject({ email, language: z.enum(['de', 'en']), way: z.enum(requestWays) }))
    .output(dataRequest),
  /** Returns the site's part of the record of processing (Art. 30 GDPR). */
  record: call('GET /backstage/privacy/record', { may, givesFile: 'text/html' })
    .input(z.strictObject({}))
    .output(nothing),
  board: call('GET /backstage/privacy/retention', { may }).input(z.strictObject({})).output(retentionBoard),
  holds: wholeListCall('/backstage/privacy/hold', { may, row: hold }),
  /** Returns the rows stored under an address that could be held. */
  holdable: call('POST /backstage/privacy/holdable', { may })
    .input(z.strictObject({ email }))
    .output(z.object({ rows: z.array(heldRow) })),
  /** Keeps a row beyond its period; a second hold replaces the first. */
  hold: call('POST /backstage/privacy/hold', { may, status: 204 })
    .input(z.strictObject({ table: z.string().max(60), rowId: id, reason: holdReason, endsAt: moment }))
    .output(nothing),
  /** Ends a hold, and completes an erasure requested in the meantime. */
  releaseHold: call('DELETE /backstage/privacy/hold/{id}', { may, asksAgain: true, status: 204 })
    .input(byId)
    .output(nothing),
  /**
   * Returns the consents given with a row that a visitor sent, text by text; `notFound` if its table has no
   * consents.
   */
  consents: call('GET /backstage/consent/{table}/{id}', { may: opens.specials })
    .input(byId.extend({ table: z.string().max(60) }))
    .output(z.object({ rows: z.array(givenConsent) })),
  copy: call('GET /backstage/privacy/copy', { may }).input(z.strictObject({})).output(copyStanding),
  /** Declares this copy to be the site itself. Returns the number of discarded letters. */
  releaseCopy: call('POST /backstage/privacy/copy/release', { may, asksAgain: true, mayMiss: true })
    .input(z.strictObject({ letters: heldLetters }))
    .output(z.object({ discarded: z.int() })),
  /** Sends another letter, if the link has expired or the first letter was lost. */
  sendAgain: call('POST /backstage/privacy/request/{id}/letter', { may }).input(byId).output(dataRequest),
  /** Marks it as answered: the address is deleted, a number is kept. */
  close: call('DELETE /backstage/privacy/request/{id}', { may, status: 204 }).input(byId).output(nothing),
}
