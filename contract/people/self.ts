import { z } from 'zod'
import { newPassword } from '../account/password.ts'
import { email, id, moment } from '../fields.ts'
import { fileFields } from '../files/file.ts'
import { personRecord, selfFields } from './person.ts'

/** The caller's own data, as the profile screen needs them. */
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
  /** New address that is not confirmed yet. */
  wantedEmail: z.string().nullable(),
  /**
   * The caller's picture and its crop; `isOwn` if the caller uploaded it, and may therefore change the crop.
   */
  portrait: fileFields
    .pick({ focalX: true, focalY: true, credit: true, ground: true })
    .extend({ src: z.string(), isOwn: z.boolean() })
    .nullable(),
})
export type Self = z.infer<typeof self>

const longestPassword = 256

/** A change of the caller's own password; PATCH `me` accepts it together with other fields. */
export const passwordChange = {
  oldPassword: z
    .string()
    .min(1, { error: 'required' })
    .max(longestPassword, { error: 'validPassword' })
    .optional(),
  newPassword: newPassword.optional(),
}

/** A request for another address: confirmed with the password, and by a link sent to that address. */
export const emailChange = z.strictObject({
  email,
  password: z.string().min(1, { error: 'required' }).max(longestPassword, { error: 'validPassword' }),
})

/** One of the caller's own sessions. */
export const ownSession = z.object({
  id,
  isCurrent: z.boolean(),
  /** The `User-Agent` of the browser. */
  userAgent: z.string(),
  /** Last screen of the session, by the name of its page. */
  place: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  endsAt: moment,
})
export type OwnSession = z.infer<typeof ownSession>
