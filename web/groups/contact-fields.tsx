import { TextInput } from '@mantine/core'
import type { GroupContact } from '#contract/groups/group.ts'
import { languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'

interface Props {
  value: GroupContact
  onChange: (contact: GroupContact) => void
}

/** Contact data of a group; empty fields are not shown on the website. */
export function ContactFields({ value, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const names = say(records.languageNames)
  return (
    <Panel title={say(words.contact)}>
      {(['email', 'phone'] as const).map(name => (
        <TextInput
          key={name}
          {...field(`contact.${name}`)}
          mb="sm"
          label={say(words[name])}
          value={value[name]}
          onChange={event => onChange({ ...value, [name]: event.currentTarget.value })}
        />
      ))}
      {languages.map(language => (
        <TextInput
          key={language}
          {...field(`contact.place.${language}`)}
          mb="sm"
          lang={language}
          label={`${say(words.place)} (${names[language]})`}
          description={language === 'de' ? say(words.placeHint) : undefined}
          value={value.place[language]}
          onChange={event =>
            onChange({ ...value, place: { ...value.place, [language]: event.currentTarget.value } })
          }
        />
      ))}
    </Panel>
  )
}
