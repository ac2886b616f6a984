import { z } from 'zod'
import {
  bilingual,
  email,
  givenName,
  key,
  line,
  lines,
  name,
  noText,
  phone,
  withoutWebAddress,
  words,
} from '../fields.ts'
import { altText } from '../files/file.ts'
import { opens } from '../permissions.ts'
import { givenConsent } from '../privacy/given-consent.ts'
import { record } from '../record.ts'
import { choiceOf, fileOf, idOf } from '../references.ts'
import { documents } from '../richtext.ts'
import { slugField } from '../slugs.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { boardTerms } from './board.ts'
import { contactLinks } from './contacts.ts'
import { cvText } from './cv.ts'
import { loginObstacles } from './user.ts'

/** Without @, so that no username can be another user's address. */
export const username = key(40, 'newUsername').regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,38}[A-Za-z0-9])$/, {
  error: 'newUsername',
})

const pronounLength = 40
const mostPins = 5
const interestsLength = 2000
const noDocument = { de: null, en: null }

/** Fields that people may change themselves. */
const ownFields = {
  firstName: givenName(),
  middleName: withoutWebAddress(words(100, 'validName')).default(''),
  lastName: name(),
  titleId: choiceOf('lookups', 'validPersonTitle').nullable().default(null),
  isProfessor: z.boolean().default(false),
  isAssociatedProfessor: z.boolean().default(false),
  pronoun: bilingual(line(pronounLength, 'validPronoun')).default(noText),
  locale: z.enum(['de', 'en']).default('de'),
  phone: phone().default(''),
  room: words(60, 'validRoom').default(''),
  /** Whether the public profile shows the person's e-mail address and phone number. */
  isEmailPublic: z.boolean().default(false),
  isPhonePublic: z.boolean().default(false),
  institutionId: choiceOf('lookups', 'validPersonInstitution').nullable().default(null),
  positionId: choiceOf('lookups', 'validPosition').nullable().default(null),
  imageId: fileOf('picture').nullable().default(null),
  imageAlt: altText.default(null),
  /** Whether the person agreed to a public portrait: otherwise it is not public. */
  hasImageConsent: z.boolean().default(false),
  /** One per line. */
  interests: bilingual(lines(interestsLength, 'validInterests')).default(noText),
  aboutMe: documents('validAboutMe').default(noDocument),
  cv: bilingual(cvText).default(noText),
  /**
   * Whether the list of publications is the person's own; false: the newest ten of the institute's articles.
   */
  isSelectedBibliography: z.boolean().default(false),
  publications: documents('validPublications').default(noDocument),
  contacts: contactLinks.default([]),
  /** Further names under which the person publishes or has published, one per line: `Ladd, Mark E.` */
  authorNames: lines(500, 'validAuthorNames').default(''),
  /** Publications shown first in the profile, in this order. */
  pinnedArticleIds: z.array(idOf('articles')).max(mostPins, { error: 'tooManyPins' }).default([]),
  isVisible: z.boolean().default(false),
}

/** Fields that only staff who manage people may change. */
const managedFields = {
  username,
  email,
  roleId: choiceOf('roles', 'validRole'),
  statusId: choiceOf('statuses', 'validStatus'),
  /** Null: the status decides. */
  isLoginAllowedOverride: z.boolean().nullable().default(null),
  isLocked: z.boolean().default(false),
  /** The person's own group; groups name further members. */
  groupId: choiceOf('groups', 'validGroup').nullable().default(null),
  boardTerms: boardTerms.default([]),
  /** 100 and more: principal investigators. */
  sortPriority: z
    .int({ error: 'validPriority' })
    .min(0, { error: 'validPriority' })
    .max(9999, { error: 'validPriority' })
    .default(0),
  /** First day at the institute; null: unknown. */
  startDate: z.iso.date({ error: 'validDate' }).nullable().default(null),
  /** Last day at the institute: with it a person becomes a former member. */
  endDate: z.iso.date({ error: 'validDate' }).nullable().default(null),
  slug: slugField,
  publishAt: visibility.publishAt.default(null),
  unpublishAt: visibility.unpublishAt.default(null),
}

export const personFields = z.strictObject({ ...managedFields, ...ownFields })
export type PersonFields = z.infer<typeof personFields>

/** An empty person. Role and status are chosen at the invitation. */
export const blankPerson: PersonFields = {
  ...{ username: '', email: '', firstName: '', middleName: '', lastName: '', titleId: null },
  ...{ isProfessor: false, isAssociatedProfessor: false, pronoun: noText, locale: 'de', phone: '', room: '' },
  ...{ isEmailPublic: false, isPhonePublic: false, institutionId: null, positionId: null, groupId: null },
  ...{
    imageId: null,
    imageAlt: null,
    hasImageConsent: false,
    interests: noText,
    aboutMe: noDocument,
    cv: noText,
  },
  ...{ isSelectedBibliography: false, publications: noDocument, contacts: [], boardTerms: [] },
  ...{ authorNames: '', pinnedArticleIds: [] },
  ...{
    roleId: 0,
    statusId: 0,
    isLoginAllowedOverride: null,
    isLocked: false,
    sortPriority: 0,
    startDate: null,
    endDate: null,
  },
  ...{ slug: noText, ...notYetVisible },
}

/** Fields that people may change of themselves. */
export const selfFields = z.strictObject(ownFields)
export type SelfFields = z.infer<typeof selfFields>

/** Never in a public response, whatever the person chooses to show. */
export const privateFields = [
  'username',
  'roleId',
  'statusId',
  'isLoginAllowedOverride',
  'isLocked',
  'locale',
  'hasImageConsent',
  'startDate',
  'endDate',
  'authorNames',
  'pinnedArticleIds',
] as const satisfies readonly (keyof PersonFields)[]

const managed = Object.fromEntries(Object.keys(managedFields).map(field => [field, opens.users])) as {
  [Name in keyof typeof managedFields]: typeof opens.users
}

/** A person as staff manage them. */
export const personRecord = record({
  path: '/backstage/user-group/user',
  may: opens.users,
  clears: 'people',
  traits: ['translated', 'addressed', 'published'],
  fields: personFields,
  listed: personFields.pick({
    username: true,
    email: true,
    firstName: true,
    middleName: true,
    lastName: true,
    titleId: true,
    isProfessor: true,
    isAssociatedProfessor: true,
    roleId: true,
    statusId: true,
    isLoginAllowedOverride: true,
    isLocked: true,
    groupId: true,
    positionId: true,
    sortPriority: true,
    endDate: true,
    slug: true,
    isVisible: true,
    publishAt: true,
    unpublishAt: true,
  }),
  sort: ['lastName', 'sortPriority', 'lastLoginAt', 'failedLogins'],
  filters: {
    role: z.coerce.number().pipe(z.int().positive()).optional(),
    status: z.coerce.number().pipe(z.int().positive()).optional(),
    group: z.coerce.number().pipe(z.int().positive()).optional(),
    locked: z.literal('1').optional(),
    /** People who may log in and have not done so within a year. */
    idle: z.literal('1').optional(),
    /** Former members whose account ends by itself within 30 days. */
    ending: z.literal('1').optional(),
  },
  rights: { ...managed, isLoginAllowedOverride: opens.safety },
  facts: z.object({
    /** The single decision whether the person may log in, and the obstacle. */
    isLoginAllowed: z.boolean(),
    loginObstacle: z.enum(loginObstacles).nullable(),
    /** Failed logins in a row; from certain numbers on the account is locked, for a time or permanently. */
    failedLogins: z.int(),
    isLockedOut: z.boolean(),
    lastLoginAt: z.string().nullable(),
    /** False until the person has set a password. */
    hasPassword: z.boolean(),
    isFormer: z.boolean(),
    /**
     * Text read by the user who recorded the consent to a public portrait; null without consent, or if it was
     * given before texts were stored.
     */
    portraitConsent: givenConsent.omit({ text: true }).nullable(),
  }),
})
export type Person = z.infer<typeof personRecord.item>
export type PersonListed = z.infer<typeof personRecord.row>

/** The lowest sort priority of principal investigators. */
export const investigatorPriority = 100
