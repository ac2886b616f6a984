import type { Language } from '#contract/language.ts'
import type { ShownOffer } from '#contract/pages/items.ts'
import { plainText } from '#contract/richtext-words.ts'
import { shell } from '#messages/shell.ts'
import { context, institute } from '#web/structured-data.ts'

const employmentTypes = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  doctorate: 'FULL_TIME',
  student: 'PART_TIME',
  internship: 'INTERN',
} as const

/** Returns an open position as schema.org data; contains nothing that its page does not show. */
export function jobPosting(origin: string, language: Language, offer: ShownOffer & { address: string }) {
  const { address, title, text, postedOn, deadline, employment, extent, reference, name, email } = offer
  const hiring = institute(origin, language)
  return {
    '@context': context,
    '@type': 'JobPosting',
    url: address,
    title,
    description: plainText(text),
    datePosted: postedOn,
    ...(deadline && { validThrough: `${deadline}T23:59:59` }),
    employmentType: extent ? 'PART_TIME' : employmentTypes[employment],
    ...(extent && { workHours: extent }),
    ...(reference && {
      identifier: { '@type': 'PropertyValue', name: shell.institute[language], value: reference },
    }),
    hiringOrganization: hiring,
    jobLocation: { '@type': 'Place', address: hiring.address },
    ...(email && { applicationContact: { '@type': 'ContactPoint', email, ...(name && { name }) } }),
  }
}
