import type { AreaOf } from '#server/platform/areas/areas.ts'
import { barrierForm, contactForm } from './contact.ts'
import { forgetContactMessages } from './jobs.ts'
import { contactRouter } from './router.ts'

export const contactArea = {
  calls: contactRouter,
  access: { send: 'ooooooooo', reportBarrier: 'ooooooooo' },
  forms: [contactForm, barrierForm],
  jobs: { forgetContactMessages },
} satisfies AreaOf<'contact'>
