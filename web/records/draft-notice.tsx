import { Button, Group } from '@mantine/core'
import { differencesBetween } from '#contract/differences.ts'
import { backstage } from '#messages/backstage.ts'
import { draftFrom, drafts } from '#messages/drafts.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Differences } from './differences.tsx'
import styles from './draft-notice.module.css'
import type { FormDraft } from './use-draft.ts'
import { useMomentOf } from './use-moment.ts'

interface Props<F extends object> {
  draft: FormDraft<F>
  values: F
  fieldLabel: (field: string) => string
}

/** Offers the unsaved draft of an earlier visit, with its time and its differences. */
export function DraftNotice<F extends object>({ draft, values, fieldLabel }: Props<F>) {
  const say = useSay()
  const momentOf = useMomentOf()
  const { offered } = draft
  if (!offered) return null
  const at = momentOf(new Date(offered.draft.at).toISOString())
  const take = () => toast.undo(say(drafts.taken), say(backstage.undo), draft.take(offered))
  const discard = () => toast.undo(say(drafts.discarded), say(backstage.undo), draft.discard(offered))
  return (
    <Notice
      title={say(draftFrom(at))}
      announce="status"
      actions={
        <Group gap="xs">
          <Button onClick={take}>{say(drafts.take)}</Button>
          <Button variant="default" onClick={discard}>
            {say(drafts.discard)}
          </Button>
        </Group>
      }
    >
      {say(drafts.lead)}
      <details className={styles.details}>
        <summary>{say(drafts.whatDiffers)}</summary>
        <div className={styles.differences}>
          <Differences
            differences={differencesBetween(Object.keys(values), values, offered.values)}
            fieldLabel={fieldLabel}
          />
        </div>
      </details>
    </Notice>
  )
}
