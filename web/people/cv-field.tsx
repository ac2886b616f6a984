import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { lineOf, type Station, stationIn } from '#contract/people/cv-lines.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'

interface Props {
  id: string
  error: string | undefined
  language: Language
  value: string
  onChange: (cv: string) => void
}

/** A CV as stations, or as the lines they are kept in: two ways to write one value. */
export function CvField({ id, error, language, value, onChange }: Props) {
  const say = useSay()
  const [view, setView] = useState<'list' | 'text'>('list')
  const lines = value === '' ? [] : value.split('\n')
  const stations = lines.map(stationIn)
  // A line that is no station can only be seen as text.
  const isText = view === 'text' || stations.some(station => station === null)
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
          value={isText ? 'text' : 'list'}
          onChange={name => setView(name as typeof view)}
        />
      </Group>
      {isText ? (
        <Textarea
          id={id}
          error={error}
          lang={language}
          aria-label={say(words.cv)}
          description={say(words.cvHint)}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
          autosize
          minRows={3}
        />
      ) : (
        <Stations
          id={id}
          error={error}
          language={language}
          stations={stations.flatMap(station => station ?? [])}
          onChange={next => onChange(next.map(lineOf).join('\n'))}
        />
      )}
    </Stack>
  )
}

interface StationsProps {
  id: string
  error: string | undefined
  language: Language
  stations: readonly Station[]
  onChange: (stations: Station[]) => void
}

/** Stations that are whole are kept as lines at once; one that is begun waits until it has a year and a name. */
function Stations({ id, error, language, stations, onChange }: StationsProps) {
  const say = useSay()
  const [begun, setBegun] = useState<Station | null>(null)
  const put = (at: number, station: Station) => onChange(stations.map((one, n) => (n === at ? station : one)))
  const finish = (station: Station) => {
    const isWhole = stationIn(lineOf(station)) !== null
    setBegun(isWhole ? null : station)
    if (isWhole) onChange([...stations, station])
  }
  return (
    <Stack gap="xs" id={id} tabIndex={-1}>
      {stations.map((station, n) => (
        <StationFields
          key={n}
          language={language}
          station={station}
          onChange={changed => stationIn(lineOf(changed)) && put(n, changed)}
          onRemove={() => onChange(stations.filter((_, at) => at !== n))}
        />
      ))}
      {begun && (
        <StationFields
          language={language}
          station={begun}
          onChange={finish}
          onRemove={() => setBegun(null)}
        />
      )}
      {error && (
        <Text size="xs" c="var(--danger)">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        disabled={begun !== null}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setBegun({ from: '', to: '', isOpen: false, event: '' })}
        style={{ alignSelf: 'start' }}
      >
        {say(words.addStation)}
      </Button>
    </Stack>
  )
}

interface StationProps {
  language: Language
  station: Station
  onChange: (station: Station) => void
  onRemove: () => void
}

/** What is typed stays in the fields, and counts when the field is left. */
function StationFields({ language, station, onChange, onRemove }: StationProps) {
  const say = useSay()
  const [typed, setTyped] = useState(station)
  const keep = (now: Station) => {
    setTyped(now)
    onChange(now)
  }
  const text = (name: 'from' | 'to' | 'event', width: string) => (
    <TextInput
      aria-label={say(words[name])}
      placeholder={say(words[name])}
      lang={name === 'event' ? language : undefined}
      value={typed[name]}
      onChange={event => setTyped({ ...typed, [name]: event.currentTarget.value })}
      onBlur={() => onChange(typed)}
      {...(name === 'event' ? { flex: `1 1 ${width}`, miw: 0 } : { w: width })}
      disabled={name === 'to' && typed.isOpen}
    />
  )
  return (
    <Group gap="xs" wrap="wrap">
      {text('from', '5.5rem')}
      {text('to', '5.5rem')}
      <Checkbox
        label={say(words.lasts)}
        checked={typed.isOpen}
        onChange={event => keep({ ...typed, to: '', isOpen: event.currentTarget.checked })}
      />
      {text('event', '11rem')}
      <ActionIcon variant="default" aria-label={say(words.remove)} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
