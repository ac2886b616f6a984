import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, lines, list, moment } from '../fields.ts'
import { formCall } from '../form.ts'
import { behindLink } from '../links.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { seatCount } from './event.ts'
import {
  lettersThatWait,
  letterToPreview,
  letterToSend,
  letterToTry,
  registrationLetters,
  unsentActions,
} from './letters.ts'
import {
  ownChange,
  ownChanged,
  ownRegistration,
  registrationAnswer,
  registrationByHand,
  registrationForm,
  registrationMachine,
  registrationMended,
  registrationRow,
  staffActions,
} from './registration.ts'
import { participations } from './settings.ts'

const noInput = z.strictObject({})
const word = z.string().max(200)
const idInPath = z.coerce.number().pipe(id)
const actions = z.strictObject({ id: idInPath, registrationId: idInPath, action: z.enum(staffActions) })

export const registrationsApi = {
  /** `key` is the slug of the event. */
  register: formCall('PUT /info/registration/{key}', {
    limitBy: { ip: 'registration' },
    status: 201,
    mayWrite: ['events'],
    mayConflict: true,
  })
    .input(registrationForm.extend({ key: word }))
    .output(registrationAnswer),
  /** `key` is the token of a letter. Changes nothing: scanners of mails follow links. */
  findRegistration: call('GET /info/registration/{key}', {
    ...behindLink,
  })
    .input(z.strictObject({ key: word }))
    .output(ownRegistration),
  /** The entry for one's own calendar, as a file; with the address of the player for who takes part online. */
  registrationCalendar: call('GET /info/registration/{key}/calendar', {
    ...behindLink,
    givesFile: 'text/calendar',
  })
    .input(z.strictObject({ key: word }))
    .output(nothing),
  changeRegistration: call('PATCH /info/registration/{key}', {
    ...behindLink,
    mayWrite: ['events'],
    mayConflict: true,
  })
    .input(ownChange)
    .output(ownChanged),
}

const letterPreview = z.object({ subject: bilingual(z.string()), html: bilingual(z.string()) })

export const registrationsBackstageApi = {
  /** The whole confirmation letter in both languages, with example values, as it would be sent. */
  previewLetter: call('POST /backstage/event/letter-preview', { may: opens.specials })
    .input(
      z.strictObject({
        messageTemplate: bilingual(lines(5000)),
        eventId: id.nullable().default(null),
      }),
    )
    .output(letterPreview),
  registrations: listCall({
    path: '/backstage/event/registration/{id}',
    may: opens.specials,
    ofPeople: true,
    row: registrationRow,
    sort: ['createdAt', 'lastName', 'institution', 'country', 'state', 'checkedInAt'],
    filters: {
      id: idInPath,
      state: anyOf(registrationMachine.names).optional(),
      participation: z.enum(participations).optional(),
      checkedIn: z.literal('1').optional(),
      /** One alone, as the code on a ticket names it. */
      registration: idInPath.optional(),
      ...days('created'),
    },
  }),
  /** The figures above the list: how many of what, and how many registered on each day. */
  figures: call('GET /backstage/event/registration/{id}/figures', { may: opens.specials })
    .input(z.strictObject({ id: idInPath }))
    .output(
      z.object({
        event: z.object({
          id,
          title: bilingual(z.string()),
          start: moment.nullable(),
          isCancelled: z.boolean(),
        }),
        inPresence: seatCount,
        online: seatCount,
        days: z.array(z.object({ day: z.string(), inPresence: z.int(), online: z.int() })),
      }),
    ),
  registerByHand: call('POST /backstage/event/registration/{id}', {
    may: opens.specials,
    mayWrite: ['events'],
    status: 201,
  })
    .input(registrationByHand.extend({ id: idInPath }))
    .output(registrationRow),
  changeRegistrationByStaff: call('PATCH /backstage/event/registration/{id}/{registrationId}', {
    may: opens.specials,
    mayWrite: ['events'],
  })
    .input(actions)
    .output(registrationRow),
  /** What somebody told us, in other words: a misspelt name, another address. */
  mendRegistration: call('PATCH /backstage/event/registration/{id}/{registrationId}/details', {
    may: opens.specials,
  })
    .input(registrationMended.extend({ id: idInPath, registrationId: idInPath }))
    .output(registrationRow),
  /** Their letters wait for `letterDelay.acted`, and are found in `letters` until then. */
  bulkRegistrations: call('POST /backstage/event/registration/{id}/bulk', {
    may: opens.specials,
    mayWrite: ['events'],
    inTransaction: false,
  })
    .input(
      z.strictObject({
        id: idInPath,
        ids: z.array(id).min(1).max(100),
        action: z.enum(['confirm', 'cancel']),
      }),
    )
    .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
  /** Whom a letter could go to, and letters that can still be taken back. */
  letters: call('GET /backstage/event/registration/{id}/letters', { may: opens.specials })
    .input(z.strictObject({ id: idInPath }))
    .output(registrationLetters),
  /** Letters that wait go at once, or not at all. */
  changeLetters: call('POST /backstage/event/registration/{id}/letters', { may: opens.specials })
    .input(
      z.strictObject({
        id: idInPath,
        letter: z.enum(lettersThatWait),
        occasion: word,
        action: z.enum(unsentActions),
      }),
    )
    .output(z.object({ count: z.int() })),
  /**
   * A letter in the words of staff, each in their own language, after `letterDelay.written`. The same `attempt` sent again is
   * the same letter, and changes nothing.
   */
  writeToRegistered: call('POST /backstage/event/registration/{id}/mail', { may: opens.specials })
    .input(letterToSend.safeExtend({ id: idInPath }))
    .output(z.object({ count: z.int(), occasion: z.string(), goesAt: moment })),
  /** That letter to the first of those whom it would go to, in each language. */
  previewWritten: call('POST /backstage/event/registration/{id}/mail/preview', { may: opens.specials })
    .input(letterToPreview.safeExtend({ id: idInPath }))
    .output(letterPreview),
  /** That letter in both languages to whoever asks. */
  tryWritten: call('POST /backstage/event/registration/{id}/mail/test', { may: opens.specials })
    .input(letterToTry.safeExtend({ id: idInPath }))
    .output(z.object({ address: z.string() })),
  /** Name badges, ten on a sheet to be cut out, or the list to be signed at the door, as a PDF. */
  printRegistrations: call('GET /backstage/event/registration/{id}/print', {
    may: opens.specials,
    givesFile: 'application/pdf',
    asksAgain: true,
  })
    .input(z.strictObject({ id: idInPath, what: z.enum(['badges', 'signInSheet']) }))
    .output(nothing),
  /** What tonight would delete of which event. */
  forgottenTonight: call('GET /backstage/event/registration-retention', { may: opens.specials })
    .input(noInput)
    .output(list(z.object({ id, title: bilingual(z.string()), registrations: z.int() }))),
}
