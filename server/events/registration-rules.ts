import { fail } from '#contract/errors.ts'
import { asksPlaceOf, type Participation, type RegistrationOption } from '#contract/events/settings.ts'
import { registrationState } from '#contract/events/states.ts'
import type { EventRow } from './queries.ts'
import { isCalledOff } from './seats-change.ts'
import { withIsoMoments } from './stated.ts'

const closedCodes = {
  notYet: 'registrationNotYet',
  closed: 'registrationClosed',
  ended: 'registrationEnded',
} as const

/**
 * Throws if nobody can register: event cancelled, registration not open yet, closed or ended, or none at all.
 */
export function refuseClosed(event: EventRow, now: Date): void {
  if (isCalledOff(event)) throw fail('eventCancelled')
  const state = registrationState(withIsoMoments(event), now) ?? 'closed'
  if (state !== 'open') throw fail(closedCodes[state])
}

/** Throws `invalid` for a way to take part that the event does not have. */
export function refuseWay({ registration }: Pick<EventRow, 'registration'>, way: Participation): void {
  if (!registration[way].isOffered)
    throw fail('invalid', { fields: { participation: 'participationNotOffered' } })
}

const placeProblems = { institution: 'validInstitution', city: 'validCity', country: 'validCountry' } as const
type Place = Record<keyof typeof placeProblems, string>
const noPlace: Place = { institution: '', city: '', country: '' }

/**
 * Returns institution, city and country if the event asks for them; otherwise they are not stored. Throws
 * `invalid`.
 */
export function originOfGuest(
  event: Pick<EventRow, 'isHahnLecture' | 'registration'>,
  given: { [Name in keyof Place]?: string | undefined },
): Place {
  if (!asksPlaceOf(event)) return noPlace
  const { institution = '', city = '', country = '' } = given
  const place: Place = { institution, city, country }
  const missing = Object.entries(placeProblems).filter(([name]) => place[name as keyof Place] === '')
  if (missing.length > 0) throw fail('invalid', { fields: Object.fromEntries(missing) })
  return place
}

/**
 * Returns the answer to the event's own question as it is stored; empty without a question. Throws `invalid`.
 */
export function checkedAnswer(option: RegistrationOption, given: string): string {
  if (option.kind === 'none') return ''
  const answer = given.trim()
  if (answer === '' && !option.isRequired) return ''
  const isRight = option.kind === 'text' ? answer !== '' : isChoice(option, answer)
  if (!isRight) throw fail('invalid', { fields: { option: 'validOptionAnswer' } })
  return answer
}

/** The answer a registration gets by a change; undefined where it keeps its own, such as while nothing is asked. */
export function changedAnswer(option: RegistrationOption, given: string | undefined): string | undefined {
  return given === undefined || option.kind === 'none' ? undefined : checkedAnswer(option, given)
}

function isChoice({ choices }: RegistrationOption, answer: string): boolean {
  return /^\d{1,2}$/.test(answer) && Number(answer) < choices.length
}
