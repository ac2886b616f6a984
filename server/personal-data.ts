import { sameAddress } from '#contract/mail-host.ts'
import { allAreas } from '#server/areas.ts'
import { mailPersonal } from '#server/platform/mail/personal-data.ts'
import {
  type Erasing,
  eraseAbout,
  type PersonalData,
  tellAbout,
} from '#server/platform/personal-data/personal-data.ts'

/** Of all areas; letters come last, for erasing the rest may take some of them along. */
export const allPersonal: readonly PersonalData[] = [
  ...allAreas.flatMap(area => area.personal ?? []),
  ...mailPersonal,
]

const forms = allAreas.flatMap(area => area.forms ?? [])

export function tellPerson(asking: Pick<Erasing, 'db' | 'clock' | 'secret'>, address: string) {
  return tellAbout(asking, { address: sameAddress(address), all: allPersonal, forms })
}

export function erasePerson(given: Erasing, address: string) {
  return eraseAbout(given, { address: sameAddress(address), all: allPersonal, forms })
}
