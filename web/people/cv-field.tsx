import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { mostStations } from '#contract/people/cv-lines.ts'
import { stationNumber, peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { StationFields } from './station-fields.tsx'
import { blankStation, lackOf } from './stations.ts'
import { useStations } from './use-stations.ts'

interface Props {
  id: string
  error: string | undefined
  language: Language
  value: string
  onChange: (cv: string) => void
}

/** Editor of a CV, as a list of stations or as the text lines it is stored in. */
export function CvField(props: Props) {
  const { id, error, language, value, onChange } = props
  const say = useSay()
  const [view, setView] = useState<'list' | 'text'>('list')
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {say(words.cv)}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={say(words.cv)}
          data={Object.entries(say(words.cvAs)).map(([name, label]) => ({ value: name, label }))}
          value={view}
          onChange={name => setView(name as typeof view)}
        />
      </Group>
      {view === 'text' ? (
        <GrowingText
          id={id}
          error={error}
          lang={language}
          aria-label={say(words.cv)}
          description={say(words.cvHint)}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
          minRows={3}
        />
      ) : (
        <Stations {...props} />
      )}
    </Stack>
  )
}

/** An incomplete station is kept as well; saving is then refused, with an error at the missing field. */
function Stations({ id, error, language, value, onChange }: Props) {
  const { stations, change } = useStations(value, onChange)
  return (
    <Stack gap="xs" id={id} tabIndex={-1}>
      <FieldRows
        name="cv"
        value={stations}
        onChange={change}
        nameOf={stationNumber}
        most={mostStations}
        add={{ label: words.addStation, blank: () => ({ ...blankStation }) }}
        isLine
      >
        {(station, own) => (
          <StationFields
            language={language}
            station={station}
            isRefused={error !== undefined}
            onChange={own.onChange}
          />
        )}
      </FieldRows>
      {error && stations.every(station => lackOf(station) === null) && (
        <Text size="xs" c="var(--danger)">
          {error}
        </Text>
      )}
    </Stack>
  )
}
