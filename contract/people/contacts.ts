import { z } from 'zod'
import { key } from '../fields.ts'
import { choiceOf } from '../references.ts'
import { webAddress } from '../web-address.ts'

/** Icons for a link to a person's profile elsewhere. */
export const contactIcons = ['link', 'orcid', 'scholar', 'github', 'linkedin', 'mastodon', 'globe'] as const

export const mostContacts = 12

/** A person's profile elsewhere: the service, the id or name there, and the address of the profile. */
export const contactLink = z
  .strictObject({
    serviceId: choiceOf('lookups', 'validService'),
    icon: z.enum(contactIcons).default('link'),
    /** Id at the service: an ORCID, also pasted as its address; a user name. */
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

// ORCID wants ids shown as addresses, so people copy the address.
function withoutOrcidHost(id: string): string {
  const inside = /^(?:https?:\/\/)?(?:www\.)?orcid\.org\/([\dx-]{19})\/?$/i.exec(id)?.[1]
  return inside?.toUpperCase() ?? id
}

/** Whether the text is a valid ORCID: the last character is a check digit (ISO 7064, MOD 11-2). */
export function isOrcid(text: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text)) return false
  const digits = text.replace(/-/g, '')
  const total = [...digits.slice(0, 15)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}

/** Returns the ORCID among a person's contacts; empty if there is none. */
export function orcidIn(contacts: readonly Pick<ContactLink, 'icon' | 'id'>[]): string {
  return contacts.find(({ icon }) => icon === 'orcid')?.id ?? ''
}

/** Returns the address of a contact: the one given, else that of an ORCID. */
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
