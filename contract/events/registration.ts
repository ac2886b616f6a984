import { z } from 'zod'
import { day, hour } from '../durations.ts'
import { email, givenName, id, line, lines, moment, name, words } from '../fields.ts'
import { country, formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'
import { participations } from './settings.ts'
import { eventDetail } from './shown.ts'

/**
 * How long a seat is held for an unconfirmed registration, and how long an offer is valid; at most until the
 * start.
 */
export const seatHeldFor = 48 * hour
/** How long after the end of the event links in letters about a registration work. */
export const linksWorkAfterEnd = lifeDays.registrationAfterEvent * day

/**
 * States of a registration. `pending`: its seat is held until the address is confirmed. `waiting`: no seat
 * was free. `offered`: one became free and is held. `lapsed`: not confirmed, or not accepted, in time. A
 * registration with a seat waits again if staff lower the number of seats; one that waits takes a seat at
 * once by switching to a way of taking part with free seats. Only staff can restore one that is over.
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

/** States of a registration that is not over: at most one of them for each address and event. */
export const activeSteps = [
  'pending',
  'waiting',
  'offered',
  'confirmed',
] as const satisfies readonly RegistrationStep[]

/** The states in which a registration holds a seat. */
export const seatHoldingSteps = [
  'pending',
  'offered',
  'confirmed',
] as const satisfies readonly RegistrationStep[]

const names = { firstName: givenName('validGivenName'), lastName: name('validFamilyName') }
/**
 * Omitted if the event does not ask for them; if it does, an empty one is refused together with all other
 * errors.
 */
const place = {
  institution: words(200, 'validInstitution').min(1, { error: 'validInstitution' }).optional(),
  city: words(100, 'validCity').min(1, { error: 'validCity' }).optional(),
  country: country.optional(),
}
const participation = z.enum(participations, { error: 'participationRequired' })
const message = lines(5000, 'validMessage').default('')
/** Answer to the event's own question: the text, or the index of the choice, from 0. */
const option = line(500, 'validOptionAnswer').default('')

/** The form that visitors send. */
export const registrationForm = formWithConsent({ ...names, email, ...place, participation, option, message })
export type RegistrationForm = z.infer<typeof registrationForm>

/** The same whether or not the address was registered already. */
export const registrationAnswer = z.object({ state: z.enum(['pending', 'waitlisted']) })
export type RegistrationAnswer = z.infer<typeof registrationAnswer>

/** Without defaults, so that fields that are not sent stay unchanged. */
const ownFields = {
  ...names,
  firstName: names.firstName.removeDefault(),
  ...place,
  message: lines(5000, 'validMessage'),
  option: line(500, 'validOptionAnswer'),
}

/** The caller's own registration, as shown on the page behind the link. */
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
    /** Place in the queue for its way of taking part, from 1; null if it is not waiting. */
    position: z.int().nullable(),
    /** Time until which the seat is held; null if nothing expires. */
    heldUntil: moment.nullable(),
    /**
     * Whether it can switch to the other way of taking part: null if the event has none, false if that is
     * full or over.
     */
    maySwitch: z.boolean().nullable(),
    /** The player, for people who take part online, while the stream is live. */
    embed: z.object({ address: z.string(), host: z.string() }).nullable(),
    /** The code to be shown at the door, for confirmed registrations on site. */
    ticket: z.object({ size: z.int(), path: z.string(), address: z.string() }).nullable(),
    createdAt: moment,
  }),
  /** Same as `registration.state`, for pages. */
  state: z.enum(registrationMachine.names),
})
export type OwnRegistration = z.infer<typeof ownRegistration>

const token = z.string().max(200)

/** Actions of people on their own registration. `accept` takes the offered seat. */
export const ownActions = ['confirm', 'accept', 'change', 'switch', 'cancel', 'erase'] as const
export type OwnAction = (typeof ownActions)[number]

/** `change` takes the fields; the other actions take none. */
export const ownChange = z.strictObject({
  key: token,
  action: z.enum(ownActions),
  ...z.strictObject(ownFields).partial().shape,
})

export type OwnChange = z.infer<typeof ownChange>

/** The caller's own registration after the change; null after `erase`. */
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
  /** Answer to the event's question as text. */
  option: z.string(),
  /** Same answer as stored: the text, or the index of the choice. */
  answer: z.string(),
  language: z.enum(['de', 'en']),
  position: z.int().nullable(),
  heldUntil: moment.nullable(),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  checkedInAt: moment.nullable(),
  /** Whether staff entered it without a form. */
  byStaff: z.boolean(),
})
export type RegistrationRow = z.infer<typeof registrationRow>

/** Actions of staff on one or many registrations. */
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

/**
 * A registration entered by staff, for example after a phone call. The consent is stored as a note with the
 * name of who took it.
 */
export const registrationByHand = z.strictObject({
  ...names,
  email,
  ...place,
  participation,
  message,
  option,
  language: z.enum(['de', 'en']),
  /** Whether it takes a seat although none is free. */
  isBeyondCapacity: z.boolean().default(false),
})
export type RegistrationByHand = z.infer<typeof registrationByHand>

/**
 * Corrections of a registration by staff: only the fields sent are changed. With `isTold` its letter is sent
 * again, with a new link.
 */
export const registrationMended = z.strictObject({
  ...z
    .strictObject({ ...ownFields, email, language: z.enum(['de', 'en']) })
    .omit({ message: true })
    .partial().shape,
  isTold: z.boolean(),
})
export type RegistrationMended = z.infer<typeof registrationMended>
