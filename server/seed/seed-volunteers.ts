import { day } from '#contract/durations.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { keepDemoVolunteers } from '#server/volunteers/volunteers.ts'

const people = [
  'alma',
  'birk',
  'carlotta',
  'dario',
  'elif',
  'fenja',
  'goran',
  'henrike',
  'ivo',
  'jette',
  'kasimir',
]

/** Creates volunteers in every state. Their addresses are of an example domain and do not exist. */
export async function seedVolunteers(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'secret' | 'addressKey'>,
): Promise<void> {
  await keepDemoVolunteers(
    dependencies,
    people.map((name, n) => ({
      email: `${name}@example.org`,
      language: n % 3 === 2 ? 'en' : 'de',
      state: n === 0 ? 'asked' : n % 5 === 4 ? 'pending' : 'confirmed',
      since: (n === 0 ? 340 : n % 5 === 4 ? 2 : n * 23) * day,
    })),
  )
}
