import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { alertTypes, type ProgrammeEntry } from '#contract/events/parts.ts'
import { type Language, languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import type { RowActions } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'

interface Props extends Pick<RowActions<ProgrammeEntry>, 'onChange'> {
  entry: ProgrammeEntry
}

/** Entry of the programme: its times, its texts in both languages, and its notice. */
export function OneEntry({ entry, onChange }: Props) {
  const say = useSay()
  const field = useField()
  return (
    <>
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
          begins={entry.start}
          isEnd
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
    </>
  )
}

function Words({ language, entry, onChange }: Props & { language: Language }) {
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
      <GrowingText mt="sm" minRows={2} {...line('text', say(words.entryText))} />
      {entry.alertType !== 'none' && <TextInput mt="sm" {...line('alertText', say(words.alertText))} />}
    </div>
  )
}
