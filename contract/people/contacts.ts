import { z } from 'zod'
import { key } from '../fields.ts'
import { choiceOf } from '../references.ts'
import { webAddress } from '../web-address.ts'

/** The pictures that a link to somebody elsewhere can have. */
export const contactIcons = ['link', 'orcid', 'scholar', 'github', 'linkedin', 'mastodon', 'globe'] as const

export const mostContacts = 12

/** Where somebody is found elsewhere: a service, their id or name there, and the address of their profile. */
export const contactLink = z
  .strictObject({
    serviceId: choiceOf('lookups', 'validService'),
    icon: z.enum(contactIcons).default('link'),
    /** What people are called there: an ORCID, also as the address that it stands in; a user name. */
    id: key(100, 'validProfileId').overwrite(withoutOrcidHost),
    link: webAddress('validProfileLink'),
    isExternal: z.boolean().default(true),
  })
  .superRefine(({ icon, id, link }, context) => {
    if (id === '' && link === '')
      context.addIssue({ code: 'custom', path: ['id'], message: 'validProfileId', input: id })
    if (icon === 'orcid' && !isOrcid(id))
      context.addIssue({ code: 'custom', path: ['id'], message: 'validOrcid', input: id })
  })
export type ContactLink = z.infer<typeof contactLink>

export const contactLinks = z.array(contactLink).max(mostContacts)

// The address is how ORCID wants ids to be shown, so it is what people copy.
function withoutOrcidHost(id: string): string {
  const inside = /^(?:https?:\/\/)?(?:www\.)?orcid\.org\/([\dx-]{19})\/?$/i.exec(id)?.[1]
  return inside?.toUpperCase() ?? id
}

/** Whether these sixteen characters are an ORCID: the last one is a check digit (ISO 7064, MOD 11-2). */
export function isOrcid(text: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text)) return false
  const digits = text.replace(/-/g, '')
  const total = [...digits.slice(0, 15)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}

/** The ORCID among somebody's contacts; empty where there is none. */
export function orcidIn(contacts: readonly Pick<ContactLink, 'icon' | 'id'>[]): string {
  return contacts.find(({ icon }) => icon === 'orcid')?.id ?? ''
}

/** Where a contact leads: the address given, else that of an ORCID. */
export function addressOfContact({
  icon,
  id,
  link,
}: Pick<ContactLink, 'icon' | 'id' | 'link'>): string | null {
  if (link !== '') return link
  return icon === 'orcid' ? `https://orcid.org/${id}` : null
}

/** A contact as the public sees it. */
export const shownContact = z.object({
  service: z.string(),
  icon: z.enum(contactIcons),
  id: z.string(),
  link: z.string().nullable(),
  isExternal: z.boolean(),
})
