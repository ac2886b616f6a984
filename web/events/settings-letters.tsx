import { Button, Checkbox, SimpleGrid, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type RegistrationSettings, switchableMails } from '#contract/events/settings.ts'
import { languages } from '#contract/language.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { LetterPreview } from './letter-preview.tsx'
import { TemplateField } from './template-field.tsx'

interface Props {
  settings: RegistrationSettings
  /** Null: an event that is not saved yet. */
  eventId: number | null
  onChange: (given: Partial<RegistrationSettings>) => void
}

/** Which letters are sent, and staff's own text in the confirmation letter. */
export function SettingsLetters({ settings, eventId, onChange }: Props) {
  const say = useSay()
  const [isShown, { toggle }] = useDisclosure(false)
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
        <Stack gap="md" align="stretch">
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
          <div>
            <Button variant="default" size="xs" aria-expanded={isShown} onClick={toggle}>
              {say(isShown ? words.hideLetter : words.showLetter)}
            </Button>
          </div>
          {isShown && <LetterPreview messageTemplate={messageTemplate} eventId={eventId} />}
        </Stack>
      )}
    </>
  )
}
