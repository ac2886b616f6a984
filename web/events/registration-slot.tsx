import { slot } from '#web/ui/later/slot.tsx'

/** The form of an event; its program is no weight on pages where nobody can register. */
export const RegistrationSlot = slot(() =>
  import('./registration-panel.tsx').then(({ RegistrationPanel }) => RegistrationPanel),
)
