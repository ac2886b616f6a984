import { z } from 'zod'
import { newPassword } from '../account/password.ts'
import { email, id, moment } from '../fields.ts'
import { fileFields } from '../files/file.ts'
import { personRecord, selfFields } from './person.ts'

/** Oneself, as one's own profile page needs it. */
export const self = z.object({
  ...selfFields.shape,
  ...personRecord.item.pick({
    id: true,
    version: true,
    username: true,
    email: true,
    slug: true,
    groupId: true,
    boardTerms: true,
    translation: true,
    isPublic: true,
    portraitConsent: true,
    updatedAt: true,
  }).shape,
  /** The address that waits to be confirmed. */
  wantedEmail: z.string().nullable(),
  /** One's picture, and how it is cut; `isOwn` where one has uploaded it oneself, and so may change that. */
  portrait: fileFields
    .pick({ focalX: true, focalY: true, credit: true, ground: true })
    .extend({ src: z.string(), isOwn: z.boolean() })
    .nullable(),
})
export type Self = z.infer<typeof self>

const longestPassword = 256

/** A change of one's own password; the other fields of PATCH `me` may come with it. */
export const passwordChange = {
  oldPassword: z
    .string()
    .min(1, { error: 'required' })
    .max(longestPassword, { error: 'validPassword' })
    .optional(),
  newPassword: newPassword.optional(),
}

/** A wish for another address: confirmed with the password, and by a link sent there. */
export const emailChange = z.strictObject({
  email,
  password: z.string().min(1, { error: 'required' }).max(longestPassword, { error: 'validPassword' }),
})

/** One of one's own sessions. */
export const ownSession = z.object({
  id,
  isCurrent: z.boolean(),
  /** What the browser says of itself. */
  userAgent: z.string(),
  /** The screen it was last at, by the name of its page. */
  place: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  endsAt: moment,
})
export type OwnSession = z.infer<typeof ownSession>
