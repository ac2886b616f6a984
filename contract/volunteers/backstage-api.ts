import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, moment } from '../fields.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { volunteerMachine } from './volunteer.ts'

const language = z.enum(['de', 'en'])

/** Somebody on the list, as staff see them. `expiresAt`: then the address is deleted, unless they stay. */
export const volunteerRow = z.object({
  id,
  /** Masked, `r…@example.org`; in a file it is the address. */
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
  /** Deletes the address and the letters to it; they are told nothing. */
  remove: call('DELETE /backstage/info/volunteer/{id}', {
    may: opens.specials,
    asksAgain: true,
    status: 204,
  })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(nothing),
}
