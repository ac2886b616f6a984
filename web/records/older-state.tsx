import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { differencesBetween } from '#contract/differences.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { Differences, FieldsInWords } from './differences.tsx'
import type { RevisionInFull } from './record-client.ts'
import { TakeOver } from './take-over.tsx'

interface Props<F extends object> {
  revision: RevisionInFull
  input: { values: F; isUnsaved: boolean }
  fieldLabel: (field: string) => string
  onTakeOver: (older: F) => void
}

const views = ['step', 'against', 'whole'] as const
type View = (typeof views)[number]

/**
 * One revision of a record, in three views: its changes, its differences from the form, and all its fields.
 */
export function OlderState<F extends object>({ revision, input, fieldLabel, onTakeOver }: Props<F>) {
  const say = useSay()
  const [view, setView] = useState<View>('step')
  const { fields } = revision
  const names = Object.keys(input.values)
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={say(records.stateViews)}
        data={views.map(value => ({ value, label: say(records.stateView)[value] }))}
        value={view}
        onChange={value => setView(value as View)}
        fullWidth
      />
      {view === 'step' && <Differences differences={revision.differences} fieldLabel={fieldLabel} />}
      {view === 'against' && (
        <>
          <Text size="sm" c="dimmed">
            {say(records.againstLead)}
          </Text>
          <Differences
            differences={differencesBetween(names, fields, input.values)}
            fieldLabel={fieldLabel}
          />
        </>
      )}
      {view === 'whole' && (
        <FieldsInWords differences={differencesBetween(names, null, fields)} fieldLabel={fieldLabel} />
      )}
      <TakeOver fields={fields} input={input} onTakeOver={onTakeOver} />
    </Stack>
  )
}
