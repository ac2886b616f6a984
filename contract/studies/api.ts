import { z } from 'zod'
import { call } from '../call.ts'
import { id, moment } from '../fields.ts'
import { linkCallMeta } from '../links.ts'
import { opens } from '../permissions.ts'
import { previewCall, shownRecordCalls } from '../shown-record-calls.ts'
import { studyRecord, studyShown } from './study.ts'
import { studyAnswer } from './study-answer.ts'
import { studyCall } from './study-call.ts'

const byToken = z.strictObject({ token: z.string().max(200) })

export const studiesApi = {
  /**
   * Returns the studies that look for volunteers now, the one that ends first at the top. `changesAt`: time
   * at which another one begins or ends.
   */
  list: call('GET /info/study', { may: 'public', reads: ['studies', 'files'] })
    .input(z.strictObject({}))
    .output(z.object({ count: z.int(), rows: z.array(studyShown), changesAt: moment.nullable() })),
  ...previewCall('/info/study', studyShown),
  /** Returns what the link in a letter counts. Changes nothing. */
  findAnswer: call('GET /info/study-answer/{token}', linkCallMeta).input(byToken).output(studyAnswer),
  /**
   * Counts that the reader has answered the call, without storing who it was. A second request changes
   * nothing.
   */
  answer: call('PATCH /info/study-answer/{token}', linkCallMeta).input(byToken).output(studyAnswer),
}

const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

export const studiesBackstageApi = {
  ...shownRecordCalls(studyRecord, studyShown),
  /**
   * Returns how many volunteers the next wave of the call would reach, and how many were reached before;
   * never who.
   */
  callOf: call('GET /backstage/info/study/{id}/call', { may: opens.specials }).input(byId).output(studyCall),
  /**
   * Sends the call to the next wave: five volunteers for each free place, those asked least recently first,
   * nobody twice.
   */
  sendCall: call('POST /backstage/info/study/{id}/call', { may: opens.specials })
    .input(byId)
    .output(studyCall),
}
