import { z } from 'zod'
import { bilingual, line, moment } from '../fields.ts'
import { mailText } from '../placeholders.ts'
import { confirmationPlaceholders, hasSalutationOrClosing } from './confirmation-mail.ts'

/** Ways to take part. */
export const participations = ['inPresence', 'online'] as const
export type Participation = (typeof participations)[number]

const mostSeats = 100_000
const templateLength = 5000
export const mostChoices = 20

/** Seats for one way to take part; `capacity` null: unlimited. */
const seats = z.strictObject({
  isOffered: z.boolean(),
  capacity: z
    .int({ error: 'validCapacity' })
    .min(0, { error: 'validCapacity' })
    .max(mostSeats, { error: 'validCapacity' })
    .nullable(),
})

/** The event's own question, answered by text or by one of several choices. */
const option = z
  .strictObject({
    kind: z.enum(['none', 'text', 'choice'], { error: 'validQuestion' }),
    label: bilingual(line(200, 'validQuestion')),
    choices: z.array(bilingual(line(100, 'validQuestion'))).max(mostChoices, { error: 'validQuestion' }),
    isRequired: z.boolean(),
  })
  .superRefine(({ kind, label, choices }, context) => {
    if (kind !== 'none' && label.de === '' && label.en === '')
      context.addIssue({ code: 'custom', path: ['label', 'de'], message: 'required', input: label })
    if (kind === 'choice' && choices.length < 2)
      context.addIssue({ code: 'custom', path: ['choices'], message: 'validQuestion', input: choices })
  })
export type RegistrationOption = z.infer<typeof option>

const template = mailText(confirmationPlaceholders, templateLength, 'validMessageTemplate').check(context => {
  if (hasSalutationOrClosing(context.value))
    context.issues.push({ code: 'custom', message: 'hasSalutation', input: context.value })
})

/**
 * Letters that can be switched off for an event. The link to confirm and the offer of a seat are always sent.
 */
export const switchableMails = [
  'waiting',
  'changed',
  'cancelled',
  'reminder',
  'streamStarts',
  'thanks',
] as const
export type SwitchableMail = (typeof switchableMails)[number]

/** Settings of the registration for an event. */
export const registrationSettings = z
  .strictObject({
    isActive: z.boolean(),
    /** Empty: at once. */
    start: moment.nullable(),
    /** Empty: never. */
    end: moment.nullable(),
    inPresence: seats,
    online: seats,
    /** Whether to ask for institution, city and country. The lecture always asks for them. */
    asksPlace: z.boolean().default(true),
    option,
    sendConfirmationEmail: z.boolean(),
    /** Body of the letter after confirming, written by staff; empty: the default text. */
    messageTemplate: bilingual(template),
    mails: z.strictObject(
      Object.fromEntries(switchableMails.map(name => [name, z.boolean()])) as Record<
        SwitchableMail,
        z.ZodBoolean
      >,
    ),
    /** Days before the start on which the reminder is sent. */
    reminderDays: z
      .int({ error: 'validReminderDays' })
      .min(1, { error: 'validReminderDays' })
      .max(30, { error: 'validReminderDays' }),
    /** Days after the end until the data of registered people are deleted. */
    keptDays: z
      .int({ error: 'validKeptDays' })
      .min(1, { error: 'validKeptDays' })
      .max(365, { error: 'validKeptDays' }),
  })
  .superRefine(({ isActive, start, end, inPresence, online }, context) => {
    if (start && end && new Date(end) <= new Date(start))
      context.addIssue({ code: 'custom', path: ['end'], message: 'endBeforeStart', input: end })
    if (isActive && !inPresence.isOffered && !online.isOffered)
      context.addIssue({
        code: 'custom',
        path: ['inPresence', 'isOffered'],
        message: 'participationNeeded',
        input: inPresence.isOffered,
      })
  })
export type RegistrationSettings = z.infer<typeof registrationSettings>

export const blankSettings: RegistrationSettings = {
  ...{ isActive: false, start: null, end: null },
  inPresence: { isOffered: true, capacity: null },
  online: { isOffered: false, capacity: null },
  asksPlace: true,
  option: { kind: 'none', label: { de: '', en: '' }, choices: [], isRequired: false },
  sendConfirmationEmail: true,
  messageTemplate: { de: '', en: '' },
  mails: { waiting: true, changed: true, cancelled: true, reminder: true, streamStarts: true, thanks: true },
  reminderDays: 3,
  keptDays: 60,
}

/** Whether the registration asks for institution, city and country. */
export function asksPlaceOf(event: {
  isHahnLecture: boolean
  registration: Pick<RegistrationSettings, 'asksPlace'>
}): boolean {
  return event.isHahnLecture || event.registration.asksPlace
}
