import { comparableAddress } from '#contract/mail-host.ts'
import { allAreas, areas } from '#server/areas.ts'
import { mailPersonal } from '#server/platform/mail/personal-data.ts'
import {
  collectDataAbout,
  type Erasing,
  eraseDataAbout,
  type PersonalData,
} from '#server/platform/personal-data/personal-data.ts'

const profiles: readonly PersonalData[] = areas.people.personal

/**
 * The personal data of all areas, in the order in which it is shown: the profiles of staff before their sessions and
 * devices. Letters come last, because erasing other data may delete some of them.
 */
export const allPersonal: readonly PersonalData[] = [
  ...profiles,
  ...allAreas.flatMap(area => area.personal ?? []).filter(data => !profiles.includes(data)),
  ...mailPersonal,
]

const forms = allAreas.flatMap(area => area.forms ?? [])

export function collectPersonalData(asking: Pick<Erasing, 'db' | 'clock' | 'secret'>, address: string) {
  return collectDataAbout(asking, { address: comparableAddress(address), all: allPersonal, forms })
}

export function erasePerson(given: Erasing, address: string) {
  return eraseDataAbout(given, { address: comparableAddress(address), all: allPersonal, forms })
}
