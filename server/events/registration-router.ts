import type { registrationsApi, registrationsBackstageApi } from '#contract/events/registrations-api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { changeOwnRegistration } from './own-actions.ts'
import { findOwnRegistration, ownCalendar } from './own-registration.ts'
import { figures } from './registration-figures.ts'
import { findForgottenTonight } from './registration-forgets.ts'
import { registrations } from './registration-list.ts'
import {
  previewConfirmationLetter,
  previewMailing,
  sendTestMailing,
  writeToRegistered,
} from './registration-mailing.ts'
import { mendRegistration } from './registration-mended.ts'
import { printSheet } from './registration-print.ts'
import { bulkByStaff, changeByStaff, registerByHand } from './registration-staff.ts'
import { register, registrationPlace } from './registrations.ts'
import { changeLetters, lettersOf } from './unsent-letters.ts'

export const registrationHandlers: Handlers<typeof registrationsApi> = {
  register: receiveForm(registrationPlace, register),
  findRegistration: ({ key }, context) => findOwnRegistration(context, key),
  registrationCalendar: ({ key }, context) => ownCalendar(context, key),
  changeRegistration: (wish, context) => changeOwnRegistration(context, wish),
}

export const registrationStaffHandlers: Handlers<typeof registrationsBackstageApi> = {
  previewLetter: (wish, context) => previewConfirmationLetter(context, wish),
  registrations: (query, context) => registrations(context, query),
  figures: ({ id }, context) => figures(context, id),
  registerByHand: (given, context) => registerByHand(context, given),
  changeRegistrationByStaff: (wish, context) => changeByStaff(context, wish),
  mendRegistration: (wish, context) => mendRegistration(context, wish),
  bulkRegistrations: (wish, context) => bulkByStaff(context, wish),
  letters: ({ id }, context) => lettersOf(context, id),
  changeLetters: (wish, context) => changeLetters(context, wish),
  writeToRegistered: (wish, context) => writeToRegistered(context, wish),
  previewWritten: (wish, context) => previewMailing(context, wish),
  tryWritten: (wish, context) => sendTestMailing(context, wish),
  printRegistrations: ({ id, what }, context) => printSheet(context, id, what),
  forgottenTonight: (_, context) => findForgottenTonight(context),
}
