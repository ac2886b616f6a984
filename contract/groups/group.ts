import { z } from 'zod'
import { bilingual, email, id, line, noText, phone } from '../fields.ts'
import { altText } from '../files/file.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf, idOf } from '../references.ts'
import { documents } from '../richtext.ts'
import { tagNames } from '../site/tag.ts'
import { slugField } from '../slugs.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { projects } from './project.ts'

const keywordLength = 40 // a short title beside others
const subjectLength = 200
const teaserLength = 500
const mostMembers = 100

/** Contact details of a group: empty ones are not shown. */
const contact = z.strictObject({
  email: z.union([z.literal(''), email], { error: 'validContact' }),
  phone: phone('validContact'),
  /** For instance the building and the room. */
  place: bilingual(line(120, 'validContact')),
})
export type GroupContact = z.infer<typeof contact>

const people = z.array(idOf('people')).max(mostMembers, { error: 'tooManyPeople' })

/**
 * Fields that staff edit. A hidden group may be incomplete; a visible one needs name and teaser in one
 * language.
 */
export const groupFields = z.strictObject({
  name: bilingual(line(100, 'validName')),
  /** A person at the institute. Null: nobody leads it, or not yet. */
  leaderId: idOf('people').nullable().default(null),
  isPiGroup: z.boolean().default(false),
  isAssociatedPiGroup: z.boolean().default(false),
  imageId: fileOf('picture').nullable().default(null),
  /** Alternative text of the banner here. Null: that of the file; both languages empty: decorative. */
  imageAlt: altText.default(null),
  subject: bilingual(line(subjectLength, 'validSubject')),
  /** A short title. */
  keyword: bilingual(line(keywordLength, 'validKeyword')),
  tags: tagNames.default([]),
  teaser: bilingual(line(teaserLength, 'validTeaser')),
  description: documents('validDescription'),
  projects: projects.default([]),
  contact: contact.default({ email: '', phone: '', place: { de: '', en: '' } }),
  publications: documents('validPublications'),
  /** Members besides the people whose own group it is. */
  memberIds: people.default([]),
  /** Former members, still at the institute or not. */
  alumniIds: people.default([]),
  sortPriority: z
    .int({ error: 'validGroupPriority' })
    .min(0, { error: 'validGroupPriority' })
    .max(9999, { error: 'validGroupPriority' })
    .default(0),
  slug: slugField,
  isVisible: visibility.isVisible,
  publishAt: visibility.publishAt.default(null),
  unpublishAt: visibility.unpublishAt.default(null),
})
export type GroupFields = z.infer<typeof groupFields>

const noDocument = { de: null, en: null }

/** An empty, hidden group. */
export const blankGroup: GroupFields = {
  ...{ name: noText, leaderId: null, isPiGroup: false, isAssociatedPiGroup: false },
  ...{ imageId: null, imageAlt: null, subject: noText, keyword: noText, tags: [], teaser: noText },
  ...{ description: noDocument, projects: [], publications: noDocument, memberIds: [], alumniIds: [] },
  contact: { email: '', phone: '', place: noText },
  ...{ sortPriority: 0, slug: noText, ...notYetVisible },
}

// Restoring an older version of the texts does not restore the membership.
const rights = { leaderId: opens.users, memberIds: opens.users, alumniIds: opens.users }

export const groupRecord = record({
  path: '/backstage/user-group/group',
  may: opens.users,
  clears: 'groups',
  traits: ['translated', 'addressed', 'published', 'tagged'],
  fields: groupFields,
  needs: { texts: ['name', 'teaser'] },
  listed: groupFields.omit({
    subject: true,
    teaser: true,
    description: true,
    projects: true,
    publications: true,
  }),
  sort: ['sortPriority'],
  filters: { leader: z.coerce.number().pipe(id).optional(), is: z.enum(['pi', 'associated']).optional() },
  rights,
  facts: z.object({
    leader: z.object({ name: z.string(), isFormer: z.boolean() }).nullable(),
    /** Members at the institute now, without the leader. */
    memberCount: z.int(),
  }),
})
export type Group = z.infer<typeof groupRecord.item>
export type GroupListed = z.infer<typeof groupRecord.row>
