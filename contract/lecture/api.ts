import { z } from 'zod'
import { call } from '../call.ts'
import { registrationAnswer, registrationForm } from '../events/registration.ts'
import { list, moment } from '../fields.ts'
import { formCall } from '../form.ts'
import { opens } from '../permissions.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { currentLecture, editionCard, editionDetail, editionRecord } from './edition.ts'

const noInput = z.strictObject({})
const reads = ['lecture', 'events', 'files', 'people'] as const

export const lectureApi = {
  /** Returns null if there is neither an edition nor an event. */
  current: call('GET /info/hahn-lecture', { may: 'public', reads })
    .input(noInput)
    .output(currentLecture.nullable()),
  date: call('GET /info/hahn-lecture-date', { may: 'public', reads })
    .input(noInput)
    .output(z.object({ start: moment, end: moment }).nullable()),
  /** Returns every edition, the latest first. */
  history: call('GET /info/hahn-lecture/history', { may: 'public', reads })
    .input(noInput)
    .output(list(editionCard)),
  ...readerCalls('/info/hahn-lecture', editionDetail, reads),
  /** Registers for the current edition. */
  register: formCall('PUT /info/hahn-lecture/registration', {
    limitBy: { ip: 'registration' },
    status: 201,
    mayWrite: ['events'],
    mayConflict: true,
  })
    .input(registrationForm)
    .output(registrationAnswer),
}

export const lectureBackstageApi = {
  /**
   * Returns the current edition and its event for the lecture's screen of backstage; null if there is none.
   */
  current: call('GET /backstage/event/hahn-lecture', { may: opens.specials })
    .input(noInput)
    .output(
      z.object({
        edition: editionRecord.item.nullable(),
        eventId: z.int().nullable(),
        shown: currentLecture.nullable(),
      }),
    ),
  ...shownRecordCalls(editionRecord, editionDetail),
}
