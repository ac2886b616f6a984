import type { contactApi } from '#contract/contact/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { barrierForm, contactForm, keepMessage } from './contact.ts'

export const contactRouter: Handlers<typeof contactApi> = {
  send: receiveForm(contactForm, keepMessage),
  reportBarrier: receiveForm(barrierForm, keepMessage),
}
