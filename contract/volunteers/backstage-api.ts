import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, moment } from '../fields.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { volunteerMachine } from './volunteer.ts'

const language = z.enum(['de', 'en'])

/**
 * A volunteer on the list, as staff see them. `expiresAt`: time at which the address is deleted, unless it is
 * extended.
 */
export const volunteerRow = z.object({
  id,
  /** Masked, `r…@example.org`; the full address in a file. */
  email: z.string(),
  language,
  state: z.enum(volunteerMachine.names),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  expiresAt: moment,
})
export type VolunteerRow = z.infer<typeof volunteerRow>

export const volunteersBackstageApi = {
  list: listCall({
    path: '/backstage/info/volunteer',
    may: opens.specials,
    ofPeople: true,
    row: volunteerRow,
    sort: ['createdAt', 'confirmedAt', 'expiresAt'],
    filters: {
      state: anyOf(volunteerMachine.names).optional(),
      language: language.optional(),
      ...days('created'),
    },
  }),
  /** Deletes the address and the letters to it; the volunteer is not notified. */
  remove: call('DELETE /backstage/info/volunteer/{id}', {
    may: opens.specials,
    asksAgain: true,
    status: 204,
  })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(nothing),
}
