import { z } from 'zod'
import { day, hour } from '../durations.ts'
import { email, givenName, id, line, lines, moment, name, words } from '../fields.ts'
import { country, formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'
import { participations } from './settings.ts'
import { eventDetail } from './shown.ts'

/** How long a seat is held for somebody who has not confirmed, and how long an offered one waits; at most until the start. */
export const seatHeldFor = 48 * hour
/** Links in letters about a registration work until so long after the end of the event. */
export const linksWorkAfterEnd = lifeDays.registrationAfterEvent * day

/**
 * A registration. `pending`: its seat is held until the address is confirmed. `waiting`: no seat was free. `offered`: one
 * became free and is held. `lapsed`: not confirmed, or not accepted, in time. Whoever holds a seat waits again where staff
 * lower the number of seats; whoever waits takes a seat at once by switching to the way that has one. What is over can be
 * put back by staff alone.
 */
export const registrationMachine = states({
  pending: ['confirmed', 'waiting', 'cancelled', 'lapsed'],
  waiting: ['offered', 'confirmed', 'cancelled', 'lapsed'],
  offered: ['confirmed', 'waiting', 'cancelled', 'lapsed'],
  confirmed: ['waiting', 'cancelled'],
  cancelled: ['confirmed', 'waiting'],
  lapsed: ['confirmed', 'waiting'],
})
export type RegistrationStep = StateOf<typeof registrationMachine>

/** The states in which a registration is not over: one of them for each address and event. */
export const activeSteps = [
  'pending',
  'waiting',
  'offered',
  'confirmed',
] as const satisfies readonly RegistrationStep[]

/** The states in which a registration holds a seat. */
export const holdsSeat = ['pending', 'offered', 'confirmed'] as const satisfies readonly RegistrationStep[]

const names = { firstName: givenName('validGivenName'), lastName: name('validFamilyName') }
/** Left out where the event does not ask for them; where it does, an empty one is refused with all others. */
const place = {
  institution: words(200, 'validInstitution').min(1, { error: 'validInstitution' }).optional(),
  city: words(100, 'validCity').min(1, { error: 'validCity' }).optional(),
  country: country.optional(),
}
const participation = z.enum(participations, { error: 'participationRequired' })
const message = lines(5000, 'validMessage').default('')
/** An answer to the event's own question: the words, or the number of the choice, counted from 0. */
const option = line(500, 'validOptionAnswer').default('')

/** What visitors send. */
export const registrationForm = formWithConsent({ ...names, email, ...place, participation, option, message })
export type RegistrationForm = z.infer<typeof registrationForm>

/** The same answer whether or not the address was registered already. */
export const registrationAnswer = z.object({ state: z.enum(['pending', 'waitlisted']) })
export type RegistrationAnswer = z.infer<typeof registrationAnswer>

/** Without defaults: what is not sent stays. */
const ownFields = {
  ...names,
  firstName: names.firstName.removeDefault(),
  ...place,
  message: lines(5000, 'validMessage'),
  option: line(500, 'validOptionAnswer'),
}

/** One's own registration, as the page behind the link shows it. */
export const ownRegistration = z.object({
  event: eventDetail,
  registration: z.object({
    state: z.enum(registrationMachine.names),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    institution: z.string(),
    city: z.string(),
    country: z.string(),
    participation,
    message: z.string(),
    option: z.string(),
    /** In the queue of its way to take part, from 1; null where nothing is waited for. */
    position: z.int().nullable(),
    /** Until then the seat is held; null where nothing expires. */
    heldUntil: moment.nullable(),
    /** To the other way of taking part: null where the event has none, false where it is full or over. */
    maySwitch: z.boolean().nullable(),
    /** The player, for those who take part online, while the stream is live. */
    embed: z.object({ address: z.string(), host: z.string() }).nullable(),
    /** The code that is shown at the door, for those confirmed on site. */
    ticket: z.object({ size: z.int(), path: z.string(), address: z.string() }).nullable(),
    createdAt: moment,
  }),
  /** The same as the registration's own, for pages. */
  state: z.enum(registrationMachine.names),
})
export type OwnRegistration = z.infer<typeof ownRegistration>

const token = z.string().max(200)

/** What somebody does with their own registration. `accept` takes the seat that is offered. */
export const ownActions = ['confirm', 'accept', 'change', 'switch', 'cancel', 'erase'] as const
export type OwnAction = (typeof ownActions)[number]

/** `change` takes the fields; all others take none. */
export const ownChange = z.strictObject({
  key: token,
  action: z.enum(ownActions),
  ...z.strictObject(ownFields).partial().shape,
})

export type OwnChange = z.infer<typeof ownChange>

/** One's own registration after it; null after `erase`. */
export const ownChanged = ownRegistration.nullable()

/** A registration as staff see it. */
export const registrationRow = z.object({
  id,
  state: z.enum(registrationMachine.names),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  institution: z.string(),
  city: z.string(),
  country: z.string(),
  participation,
  message: z.string(),
  /** The answer to the event's question in words. */
  option: z.string(),
  /** The same as it is kept: the words, or the number of the choice. */
  answer: z.string(),
  language: z.enum(['de', 'en']),
  position: z.int().nullable(),
  heldUntil: moment.nullable(),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  checkedInAt: moment.nullable(),
  /** Entered by staff, without a form. */
  byStaff: z.boolean(),
})
export type RegistrationRow = z.infer<typeof registrationRow>

/** What staff do with one registration, or with many. */
export const staffActions = [
  'confirm',
  'cancel',
  'offer',
  'switch',
  'checkIn',
  'undoCheckIn',
  'sendLink',
  'restore',
] as const
export type StaffAction = (typeof staffActions)[number]

/** Entered by hand: whoever rang up. Their consent is kept as a note of who took it. */
export const registrationByHand = z.strictObject({
  ...names,
  email,
  ...place,
  participation,
  message,
  option,
  language: z.enum(['de', 'en']),
  /** Takes a seat although none is free. */
  isBeyondCapacity: z.boolean().default(false),
})
export type RegistrationByHand = z.infer<typeof registrationByHand>

/** What staff mend in a registration: only what is sent changes. With `isTold` its letter goes out again, and a new link. */
export const registrationMended = z.strictObject({
  ...z
    .strictObject({ ...ownFields, email, language: z.enum(['de', 'en']) })
    .omit({ message: true })
    .partial().shape,
  isTold: z.boolean(),
})
export type RegistrationMended = z.infer<typeof registrationMended>
