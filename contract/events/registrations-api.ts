import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, lines, list, moment } from '../fields.ts'
import { formCall } from '../form.ts'
import { linkCallMeta } from '../links.ts'
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
  /** `key` is the token of a letter. Changes nothing, because mail scanners follow links. */
  findRegistration: call('GET /info/registration/{key}', {
    ...linkCallMeta,
  })
    .input(z.strictObject({ key: word }))
    .output(ownRegistration),
  /** Returns the calendar entry as a file; with the address of the player for people who take part online. */
  registrationCalendar: call('GET /info/registration/{key}/calendar', {
    ...linkCallMeta,
    givesFile: 'text/calendar',
  })
    .input(z.strictObject({ key: word }))
    .output(nothing),
  changeRegistration: call('PATCH /info/registration/{key}', {
    ...linkCallMeta,
    mayWrite: ['events'],
    mayConflict: true,
  })
    .input(ownChange)
    .output(ownChanged),
}

const letterPreview = z.object({ subject: bilingual(z.string()), html: bilingual(z.string()) })

export const registrationsBackstageApi = {
  /** Returns the whole confirmation letter in both languages with example values, as it would be sent. */
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
      /** Id of a single registration, as in the code on a ticket. */
      registration: idInPath.optional(),
      ...days('created'),
    },
  }),
  /** Returns the figures above the list: counts by state, and registrations by day. */
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
  /** Corrects the details of a registration, such as a misspelt name or another address. */
  mendRegistration: call('PATCH /backstage/event/registration/{id}/{registrationId}/details', {
    may: opens.specials,
  })
    .input(registrationMended.extend({ id: idInPath, registrationId: idInPath }))
    .output(registrationRow),
  /** Their letters are delayed by `letterDelay.acted`, and listed in `letters` until then. */
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
  /** Returns the possible recipients of a letter, and letters that can still be cancelled. */
  letters: call('GET /backstage/event/registration/{id}/letters', { may: opens.specials })
    .input(z.strictObject({ id: idInPath }))
    .output(registrationLetters),
  /** Sends delayed letters at once, or cancels them. */
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
   * Sends a letter written by staff to each recipient in their language, after `letterDelay.written`. If the
   * same `attempt` is sent again, nothing changes.
   */
  writeToRegistered: call('POST /backstage/event/registration/{id}/mail', { may: opens.specials })
    .input(letterToSend.safeExtend({ id: idInPath }))
    .output(z.object({ count: z.int(), occasion: z.string(), goesAt: moment })),
  /** Returns that letter as its first recipient would get it, in each language. */
  previewWritten: call('POST /backstage/event/registration/{id}/mail/preview', { may: opens.specials })
    .input(letterToPreview.safeExtend({ id: idInPath }))
    .output(letterPreview),
  /** Sends that letter in both languages to the caller. */
  tryWritten: call('POST /backstage/event/registration/{id}/mail/test', { may: opens.specials })
    .input(letterToTry.safeExtend({ id: idInPath }))
    .output(z.object({ address: z.string() })),
  /** Returns a PDF of name badges, ten on a sheet to be cut out, or of the list to be signed at the door. */
  printRegistrations: call('GET /backstage/event/registration/{id}/print', {
    may: opens.specials,
    givesFile: 'application/pdf',
    asksAgain: true,
  })
    .input(z.strictObject({ id: idInPath, what: z.enum(['badges', 'signInSheet']) }))
    .output(nothing),
  /** Returns the number of registrations per event that would be deleted tonight. */
  forgottenTonight: call('GET /backstage/event/registration-retention', { may: opens.specials })
    .input(noInput)
    .output(list(z.object({ id, title: bilingual(z.string()), registrations: z.int() }))),
}
