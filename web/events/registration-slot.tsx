import qrCode from '#web/qr/qr-code.module.css'
import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'
import registration from './registration.module.css'

/** The registration form, lazily loaded: pages without registration do not download its code. */
export const RegistrationSlot = slot(
  () => import('./registration-panel.tsx').then(({ RegistrationPanel }) => RegistrationPanel),
  { styles: [...formStyles, registration, qrCode] },
)
