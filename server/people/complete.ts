import { dayInBerlin } from '#contract/language.ts'
import type { PersonFields } from '#contract/people/person.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { findStatuses } from './queries.ts'

/**
 * Before a save: a person whose last day is over becomes a former member; one who becomes active again has no
 * last day; a former member shows neither e-mail address nor phone.
 */
export async function completePerson(
  { db, clock }: Acting,
  fields: PersonFields,
  before: PersonFields | null,
): Promise<PersonFields> {
  const statuses = await findStatuses(db)
  const isFormer = (id: number) => statuses.find(status => status.id === id)?.isFormer ?? false
  const comesBack = before && isFormer(before.statusId) && !isFormer(fields.statusId)
  const endDate = comesBack && fields.endDate === before.endDate ? null : fields.endDate
  const isOver = endDate !== null && endDate < dayInBerlin(clock())
  const former = statuses.find(status => status.isFormer)?.id
  const statusId = isOver && !isFormer(fields.statusId) && former ? former : fields.statusId
  if (!isFormer(statusId)) return { ...fields, endDate, statusId }
  const hidden = { isEmailPublic: false, isPhonePublic: false }
  // An exception from the time at the institute would keep the login open.
  const ended = statusId === fields.statusId ? {} : { isLoginAllowedOverride: null }
  return { ...fields, ...hidden, ...ended, endDate, statusId }
}
