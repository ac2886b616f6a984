import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'

/** The submission form, lazily loaded: pages without a submission do not download its code. */
export const SubmissionSlot = slot(
  () => import('./submission-panel.tsx').then(({ SubmissionPanel }) => SubmissionPanel),
  { styles: formStyles },
)
