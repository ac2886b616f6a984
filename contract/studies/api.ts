import { z } from 'zod'
import { call } from '../call.ts'
import { id, moment } from '../fields.ts'
import { behindLink } from '../links.ts'
import { opens } from '../permissions.ts'
import { previewCall, shownRecordCalls } from '../shown-record-calls.ts'
import { studyRecord, studyShown } from './study.ts'
import { studyAnswer } from './study-answer.ts'
import { studyCall } from './study-call.ts'

const byToken = z.strictObject({ token: z.string().max(200) })

export const studiesApi = {
  /** Those that look for volunteers now, the one that ends first at the top. `changesAt`: then another one begins or ends. */
  list: call('GET /info/study', { may: 'public', reads: ['studies', 'files'] })
    .input(z.strictObject({}))
    .output(z.object({ count: z.int(), rows: z.array(studyShown), changesAt: moment.nullable() })),
  ...previewCall('/info/study', studyShown),
  /** What the link in a letter counts. Changes nothing. */
  findAnswer: call('GET /info/study-answer/{token}', behindLink).input(byToken).output(studyAnswer),
  /** Its reader has answered the call; who that is, is not known here. A second time nothing changes. */
  answer: call('PATCH /info/study-answer/{token}', behindLink).input(byToken).output(studyAnswer),
}

const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

export const studiesBackstageApi = {
  ...shownRecordCalls(studyRecord, studyShown),
  /** How many volunteers the next wave of the call for a study would reach, and earlier ones have reached; never who. */
  callOf: call('GET /backstage/info/study/{id}/call', { may: opens.specials }).input(byId).output(studyCall),
  /** Sends it to the next wave: five for each free place, those first who were asked least recently, nobody twice. */
  sendCall: call('POST /backstage/info/study/{id}/call', { may: opens.specials })
    .input(byId)
    .output(studyCall),
}
