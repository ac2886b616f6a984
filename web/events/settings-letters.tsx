import { Checkbox, SimpleGrid, Text } from '@mantine/core'
import { type RegistrationSettings, switchableMails } from '#contract/events/settings.ts'
import { languages } from '#contract/language.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { TemplateField } from './template-field.tsx'

interface Props {
  settings: RegistrationSettings
  onChange: (given: Partial<RegistrationSettings>) => void
}

/** Which letters are sent, and what the one after confirming says in the words of staff. */
export function SettingsLetters({ settings, onChange }: Props) {
  const say = useSay()
  const { mails, messageTemplate, sendConfirmationEmail } = settings
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {say(words.lettersHint)}
      </Text>
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="xs" mb="md">
        <Checkbox
          label={say(words.sendConfirmationEmail)}
          checked={sendConfirmationEmail}
          onChange={event => onChange({ sendConfirmationEmail: event.currentTarget.checked })}
        />
        {switchableMails.map(name => (
          <Checkbox
            key={name}
            label={say(words.mails)[name]}
            checked={mails[name]}
            onChange={event => onChange({ mails: { ...mails, [name]: event.currentTarget.checked } })}
          />
        ))}
      </SimpleGrid>
      {sendConfirmationEmail && (
        <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
          {languages.map(language => (
            <TemplateField
              key={language}
              language={language}
              value={messageTemplate[language]}
              onChange={text => onChange({ messageTemplate: { ...messageTemplate, [language]: text } })}
            />
          ))}
        </SimpleGrid>
      )}
    </>
  )
}
