import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { consentVersion, formCall } from '../form.ts'
import { linkCallMeta } from '../links.ts'
import { ownSubscription, ownVolunteer, volunteerForm } from './volunteer.ts'

const token = z.string().max(200)

export const volunteersApi = {
  /**
   * Returns what the page for volunteers shows besides its content. `sender`: the sender address of letters.
   */
  overview: call('GET /info/volunteer', { may: 'public', reads: ['pages'] })
    .input(z.strictObject({}))
    .output(z.object({ sender: z.string() })),
  /** Responds the same whether or not the address is known: a letter is sent to it in both cases. */
  register: formCall('PUT /info/volunteer/registration', { limitBy: { ip: 'volunteer' }, status: 202 })
    .input(volunteerForm)
    .output(nothing),
  /** Changes nothing, because mail scanners follow links. */
  findRegistration: call('GET /info/volunteer/registration/{token}', linkCallMeta)
    .input(z.strictObject({ token }))
    .output(ownVolunteer),
  /**
   * Confirms the address, or extends it for another year, with a new consent; a second request gets the same
   * response.
   */
  confirm: call('PATCH /info/volunteer/registration/{token}', linkCallMeta)
    .input(z.strictObject({ token, signup: z.literal(true), consentVersion }))
    .output(ownVolunteer),
  findUnsubscription: call('GET /info/volunteer/unsubscription/{token}', linkCallMeta)
    .input(z.strictObject({ token }))
    .output(ownSubscription),
  /** Deletes the address at once; a second request gets the same response. */
  leave: call('PATCH /info/volunteer/unsubscription/{token}', linkCallMeta)
    .input(z.strictObject({ token, signout: z.literal(true) }))
    .output(ownSubscription),
}
