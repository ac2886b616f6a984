import { nothing } from '../call.ts'
import { formCall } from '../form.ts'
import { barrierReport, contactMessage } from './contact.ts'

const meta = { limitBy: { ip: 'contact' }, status: 202 } as const

export const contactApi = {
  send: formCall('PUT /info/contact', meta).input(contactMessage).output(nothing),
  reportBarrier: formCall('PUT /info/barrier-report', meta).input(barrierReport).output(nothing),
}
