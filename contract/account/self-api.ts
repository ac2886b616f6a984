import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, line, list } from '../fields.ts'
import { file, fileFields } from '../files/file.ts'
import { selfFields } from '../people/person.ts'
import { emailChange, ownSession, passwordChange, self } from '../people/self.ts'
import { profile } from '../people/team.ts'
import { partialFields } from '../record.ts'

const base = '/backstage/user-group/me'
const noInput = z.strictObject({})
const own = { may: 'staff', writes: ['people'] } as const

/** Calls by which all staff manage their own account. */
export const selfApi = {
  find: call(`GET ${base}`, { may: 'staff' }).input(noInput).output(self),
  change: call(`PATCH ${base}`, { ...own, inTransaction: false })
    .input(partialFields(selfFields).extend({ version: z.int().optional(), ...passwordChange }))
    .output(self),
  /** Uploads a portrait and sets it at once. */
  image: call(`PUT ${base}/image`, {
    ...own,
    limitBy: { user: 'upload' },
    takesFile: true,
    inTransaction: false,
  })
    .input(z.strictObject({ altDe: line(300).optional(), altEn: line(300).optional() }))
    .output(file),
  /** Sets focal point and credit of the caller's portrait, if the caller uploaded the picture. */
  frame: call(`PATCH ${base}/image`, { may: 'staff', writes: ['people', 'files'] })
    .input(fileFields.pick({ focalX: true, focalY: true, credit: true }))
    .output(self),
  /** Returns the public page as it would look with these fields; stores nothing. */
  draft: call(`POST ${base}/draft`, { may: 'staff' })
    .input(partialFields(selfFields).extend({ language: z.enum(['de', 'en']) }))
    .output(profile),
  changeEmail: call(`POST ${base}/email`, {
    may: 'staff',
    inTransaction: false,
    status: 202,
    limitBy: { user: 'ownAccount' },
  })
    .input(emailChange)
    .output(nothing),
  sessions: call(`GET ${base}/session`, { may: 'staff' }).input(noInput).output(list(ownSession)),
  endSession: call(`DELETE ${base}/session/{id}`, { may: 'staff', status: 204 })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(nothing),
  endOtherSessions: call(`DELETE ${base}/session`, { may: 'staff', status: 204 })
    .input(noInput)
    .output(nothing),
}
