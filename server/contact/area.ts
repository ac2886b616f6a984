import type { AreaOf } from '#server/platform/areas/areas.ts'
import { barrierForm, contactForm } from './contact.ts'
import { contactForgets } from './forgets.ts'
import { contactPersonal } from './personal-data.ts'
import { contactRouter } from './router.ts'

export const contactArea = {
  calls: contactRouter,
  forms: [contactForm, barrierForm],
  forgets: contactForgets,
  personal: contactPersonal,
} satisfies AreaOf<'contact'>
