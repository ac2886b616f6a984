import { z } from 'zod'
import { day } from '../durations.ts'
import { email, moment } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'

/**
 * Somebody who wants to be told of studies. `pending`: the link in the letter is still to be confirmed. `asked`: the year
 * is nearly over, and a letter has asked whether they want to stay. Who leaves, or whose time is over, is deleted.
 */
export const volunteerMachine = states({
  pending: ['confirmed'],
  confirmed: ['asked'],
  asked: ['confirmed'],
})
export type VolunteerState = StateOf<typeof volunteerMachine>

/** Milliseconds for which the link in the first letter works; without it the address is deleted then. */
export const confirmWithin = lifeDays.unconfirmedVolunteer * day

/** How long before the end of the year the letter comes that asks, in milliseconds. */
export const askedBefore = 30 * day

/** Until when somebody is told of studies who confirms, or stays, at this moment: 12 months. */
export function aYearAfter(moment: Date): Date {
  const end = new Date(moment)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}

/** The address is all that is asked for, and all that is kept. */
export const volunteerForm = formWithConsent({ email })

/** What the link in a letter opens. `expiresAt`: then the address is deleted. */
export const ownVolunteer = z.object({ state: z.enum(volunteerMachine.names), expiresAt: moment })
export type OwnVolunteer = z.infer<typeof ownVolunteer>

export const subscriptionStates = ['registered', 'left'] as const

/** What the link to leave opens; once somebody has left, it says so. */
export const ownSubscription = z.object({ state: z.enum(subscriptionStates) })
export type OwnSubscription = z.infer<typeof ownSubscription>
