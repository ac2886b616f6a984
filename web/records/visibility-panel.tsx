import { Stack, Switch, Text } from '@mantine/core'
import { isPublic, notYetVisible, type Visibility } from '#contract/visibility.ts'
import { records } from '#messages/backstage.ts'
import { DateInput } from '#web/dates/date-input.tsx'
import { useSay } from '#web/language.ts'
import { berlinClock, momentInBerlin } from './berlin-time.ts'
import { useField } from './fields.tsx'

interface Props {
  values: Visibility
  /** The saved values; null for a new record. */
  kept: Visibility | null
  onVisible: (isVisible: boolean) => void
  onDate: (name: 'publishAt' | 'unpublishAt', moment: string | null) => void
}

/** Whether the record is public, from when and until when, in Berlin time. */
export function VisibilityPanel({ values, kept, onVisible, onDate }: Props) {
  const say = useSay()
  const field = useField()
  const now = new Date()
  const standing = standingOf(values, now)
  // Visitors see the saved values.
  const isUnsaved = standing !== standingOf(kept ?? notYetVisible, now)
  return (
    <Stack gap="sm">
      <Switch
        label={say(records.visible)}
        checked={values.isVisible}
        onChange={event => onVisible(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" role="status">
        {isUnsaved && `${say(records.afterSaving)}: `}
        {say(standing)}
      </Text>
      {(['publishAt', 'unpublishAt'] as const).map(name => (
        <DateInput
          key={name}
          {...field(name)}
          withTime
          isEnd={name === 'unpublishAt'}
          label={say(records[name])}
          description={say(records[`${name}Hint`])}
          value={berlinClock(values[name]) || null}
          onChange={clock => onDate(name, momentInBerlin(clock ?? ''))}
        />
      ))}
    </Stack>
  )
}

function standingOf(values: Visibility, now: Date) {
  if (isPublic(values, now)) return records.visibleNow
  const isLater = values.isVisible && values.publishAt !== null && new Date(values.publishAt) > now
  return isLater ? records.visibleLater : records.notVisible
}
