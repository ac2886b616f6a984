import qrCode from '#web/qr/qr-code.module.css'
import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'
import registration from './registration.module.css'

/** The form of an event; its program is no weight on pages where nobody can register. */
export const RegistrationSlot = slot(
  () => import('./registration-panel.tsx').then(({ RegistrationPanel }) => RegistrationPanel),
  { styles: [...formStyles, registration, qrCode] },
)
