import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'

/** The form of a contest; its program is no weight on pages where nothing can be submitted. */
export const SubmissionSlot = slot(
  () => import('./submission-panel.tsx').then(({ SubmissionPanel }) => SubmissionPanel),
  { styles: formStyles },
)
