import { ActionIcon, Group, Paper, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { alertTypes, type ProgrammeEntry } from '#contract/events/parts.ts'
import { type Language, languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { entryNumber, eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Grip } from '#web/ui/backstage/grip.tsx'

interface Props {
  number: number
  count: number
  entry: ProgrammeEntry
  onChange: (given: Partial<ProgrammeEntry>) => void
  onMove: (by: 1 | -1) => void
  isDragged: boolean
  /** Its grip was taken, or let go of. */
  onDrag: (isDragged: boolean) => void
  /** Another entry is held above it. */
  onDragOver: () => void
  onRemove: () => void
}

/** An entry of the programme: its times, its words in both languages, and what a reader has to know about it. */
export function OneEntry({ number, count, entry, onChange, onMove, onRemove, ...drag }: Props) {
  const say = useSay()
  const field = useField()
  const name = say(entryNumber(number))
  const action = (label: string, icon: typeof IconTrash, isOff: boolean, run: () => void) => {
    const Sign = icon
    return (
      <ActionIcon variant="default" aria-label={`${label}: ${name}`} disabled={isOff} onClick={run}>
        <Sign size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Paper
      withBorder
      p="md"
      radius="lg"
      role="group"
      aria-label={name}
      opacity={drag.isDragged ? 0.5 : 1}
      onDragOver={event => {
        event.preventDefault()
        drag.onDragOver()
      }}
      onDragEnd={() => drag.onDrag(false)}
    >
      <Group justify="space-between" mb="xs">
        <Group gap={4}>
          <Grip onDrag={() => drag.onDrag(true)} />
          <Text fw={600}>{name}</Text>
        </Group>
        <Group gap={4}>
          {action(say(words.moveUp), IconArrowUp, number === 1, () => onMove(-1))}
          {action(say(words.moveDown), IconArrowDown, number === count, () => onMove(1))}
          {action(say(words.removeEntry), IconTrash, false, onRemove)}
        </Group>
      </Group>
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
        <MomentField
          name="start"
          label={say(words.start)}
          value={entry.start}
          onChange={start => onChange({ start: start ?? '' })}
        />
        <MomentField
          name="end"
          label={say(words.end)}
          value={entry.end}
          onChange={end => onChange({ end })}
        />
        {languages.map(language => (
          <Words key={language} language={language} entry={entry} onChange={onChange} />
        ))}
      </SimpleGrid>
      <Select
        {...field('alertType')}
        mt="sm"
        label={say(words.alertType)}
        data={alertTypes.map(value => ({ value, label: say(words.alertTypes)[value] }))}
        value={entry.alertType}
        onChange={type => onChange({ alertType: alertTypes.find(one => one === type) ?? 'none' })}
        allowDeselect={false}
      />
    </Paper>
  )
}

function Words({ language, entry, onChange }: Pick<Props, 'entry' | 'onChange'> & { language: Language }) {
  const say = useSay()
  const field = useField()
  const spoken = say(records.languageNames)[language]
  const line = (name: 'title' | 'text' | 'alertText', label: string) => ({
    ...field(`${name}.${language}`),
    lang: language,
    label: `${label} (${spoken})`,
    value: entry[name][language],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: { ...entry[name], [language]: event.currentTarget.value } }),
  })
  return (
    <div>
      <TextInput {...line('title', say(words.entryTitle))} />
      <Textarea mt="sm" autosize minRows={2} {...line('text', say(words.entryText))} />
      {entry.alertType !== 'none' && <TextInput mt="sm" {...line('alertText', say(words.alertText))} />}
    </div>
  )
}
