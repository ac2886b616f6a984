import { z } from 'zod'
import { day } from '../durations.ts'
import { email, moment } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'

/**
 * States of a volunteer who wants to be told of studies. `pending`: the link in the letter is not confirmed
 * yet. `asked`: the year is nearly over, and a letter has asked whether they want to stay. Volunteers who
 * leave, or whose time is over, are deleted.
 */
export const volunteerMachine = states({
  pending: ['confirmed'],
  confirmed: ['asked'],
  asked: ['confirmed'],
})
export type VolunteerState = StateOf<typeof volunteerMachine>

/**
 * Milliseconds for which the link in the first letter is valid; if it is not used, the address is deleted
 * then.
 */
export const confirmWithin = lifeDays.unconfirmedVolunteer * day

/** Milliseconds before the end of the year at which the letter asks whether the volunteer stays. */
export const reminderLead = 30 * day

/** Returns until when a volunteer who confirms or stays now is told of studies: 12 months. */
export function aYearAfter(moment: Date): Date {
  const end = new Date(moment)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}

/** The address is the only data requested and stored. */
export const volunteerForm = formWithConsent({ email })

/** State of a volunteer, for the link in a letter. `expiresAt`: time at which the address is deleted. */
export const ownVolunteer = z.object({ state: z.enum(volunteerMachine.names), expiresAt: moment })
export type OwnVolunteer = z.infer<typeof ownVolunteer>

export const subscriptionStates = ['registered', 'left'] as const

/** State for the link to unsubscribe; also after the volunteer has left. */
export const ownSubscription = z.object({ state: z.enum(subscriptionStates) })
export type OwnSubscription = z.infer<typeof ownSubscription>
