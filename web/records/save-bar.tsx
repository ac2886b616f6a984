import { Button, Checkbox, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { locales, timeZone } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { drafts } from '#messages/drafts.ts'
import { allSavedAt, changedBySomebody, editing } from '#messages/editing.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { noteSessionEnded } from '#web/shell/session.ts'
import styles from './save-bar.module.css'
import type { Obstacle } from './use-record-form.ts'

interface Props {
  /** Null while a record is new. */
  savedAt: Date | null
  isDirty: boolean
  isSaving: boolean
  obstacle: Obstacle | null
  /** Why the last save failed, as a sentence. */
  problem: string | null
  /** Whether the input is kept as a draft in the browser. */
  isDraftKept: boolean
  /** A newer version saved by another user: by whom, and the function that shows the differences. */
  newer: { by: string | undefined; compare: () => void } | null
  isSmallChange: boolean
  onSmallChange: (isSmall: boolean) => void
  onSave: () => void
}

/** The status of the form (saved or not, obstacles, newer versions) and the save button. */
export function SaveBar(props: Props) {
  const { savedAt, isDirty, isSaving, obstacle, problem, isDraftKept, newer } = props
  const { isSmallChange, onSmallChange, onSave } = props
  const say = useSay()
  useHotkeys([['mod+S', onSave]], [], true)
  return (
    <div className={styles.bar}>
      <div>
        <Text role="status" fw={600} c={standingColour(isDirty, problem)}>
          <Standing {...props} />
        </Text>
        {isDirty && !isSaving && (
          <Text size="xs" c="dimmed">
            {isDraftKept && say(drafts.kept)}
          </Text>
        )}
      </div>
      {obstacle === 'noSession' && !isSaving && (
        <Button variant="default" onClick={noteSessionEnded}>
          {say(editing.logInHere)}
        </Button>
      )}
      {newer && (
        <Button variant="default" onClick={newer.compare}>
          {say(editing.compare)}
        </Button>
      )}
      {savedAt && isDirty && !obstacle && (
        <Checkbox
          label={say(records.smallChange)}
          description={<span className={styles.lead}>{say(records.smallChangeLead)}</span>}
          checked={isSmallChange}
          onChange={event => onSmallChange(event.currentTarget.checked)}
        />
      )}
      <Button onClick={onSave} loading={isSaving} disabled={!isDirty} className={styles.save}>
        {say(records.save)}
      </Button>
    </div>
  )
}

function standingColour(isDirty: boolean, problem: string | null): string {
  if (!isDirty) return 'dimmed'
  return problem === null ? 'var(--warn)' : 'var(--danger)'
}

function Standing({ savedAt, isDirty, isSaving, obstacle, problem, newer }: Props) {
  const say = useSay()
  const language = useLanguage()
  if (isSaving) return say(editing.saving)
  if (obstacle) return say(editing[obstacle])
  if (newer) return say(changedBySomebody(newer.by))
  if (isDirty) return [say(records.unsaved), problem].filter(Boolean).join('. ')
  if (!savedAt) return null
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }).format(savedAt)
  // Without a time on other days: it would be read as a time of today.
  return say(savedAt.toDateString() === new Date().toDateString() ? allSavedAt(time) : editing.allSaved)
}
