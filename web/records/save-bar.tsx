import { Button, Checkbox, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import styles from './save-bar.module.css'

interface Props {
  isNew: boolean
  isDirty: boolean
  isSaving: boolean
  isSmallChange: boolean
  onSmallChange: (isSmall: boolean) => void
  onSave: () => void
}

/** Says whether all is saved, and saves: by its button, or by Ctrl or ⌘ and S. */
export function SaveBar({ isNew, isDirty, isSaving, isSmallChange, onSmallChange, onSave }: Props) {
  const say = useSay()
  useHotkeys([['mod+S', onSave]], [], true)
  const standing = isSaving ? records.saving : isDirty ? records.unsaved : isNew ? null : records.allSaved
  return (
    <div className={styles.bar}>
      <Text role="status" fw={600} c={isDirty ? 'var(--warn)' : 'dimmed'}>
        {standing && say(standing)}
      </Text>
      {!isNew && isDirty && (
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
