import { call, nothing } from '../call.ts'
import { barrierReport, contactMessage } from './contact.ts'

export const contactApi = {
  send: call('PUT /info/contact', { may: 'public', limitBy: { ip: 'contact' }, status: 202 })
    .input(contactMessage)
    .output(nothing),
  reportBarrier: call('PUT /info/barrier-report', { may: 'public', limitBy: { ip: 'contact' }, status: 202 })
    .input(barrierReport)
    .output(nothing),
}
