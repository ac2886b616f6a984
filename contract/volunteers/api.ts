import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { consentVersion, formCall } from '../form.ts'
import { behindLink } from '../links.ts'
import { ownSubscription, ownVolunteer, volunteerForm } from './volunteer.ts'

const token = z.string().max(200)

export const volunteersApi = {
  /** What the page for volunteers shows beside its content. `sender`: the address that letters come from. */
  overview: call('GET /info/volunteer', { may: 'public', reads: ['pages'] })
    .input(z.strictObject({}))
    .output(z.object({ sender: z.string() })),
  /** Answers alike whether or not the address is known: a letter goes to it either way. */
  register: formCall('PUT /info/volunteer/registration', { limitBy: { ip: 'volunteer' }, status: 202 })
    .input(volunteerForm)
    .output(nothing),
  /** Changes nothing: scanners of mails follow links. */
  findRegistration: call('GET /info/volunteer/registration/{token}', behindLink)
    .input(z.strictObject({ token }))
    .output(ownVolunteer),
  /**
   * Confirms the address, or stays for another year, and agrees to the text of consent anew; done twice, it answers the
   * same.
   */
  confirm: call('PATCH /info/volunteer/registration/{token}', behindLink)
    .input(z.strictObject({ token, signup: z.literal(true), consentVersion }))
    .output(ownVolunteer),
  findUnsubscription: call('GET /info/volunteer/unsubscription/{token}', behindLink)
    .input(z.strictObject({ token }))
    .output(ownSubscription),
  /** Deletes the address at once; done twice, it answers the same. */
  leave: call('PATCH /info/volunteer/unsubscription/{token}', behindLink)
    .input(z.strictObject({ token, signout: z.literal(true) }))
    .output(ownSubscription),
}
