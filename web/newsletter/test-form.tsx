import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { languageNames } from '#messages/newsletter-recipients.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useUser } from '#web/shell/signed-in.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Form that sends the letter to any address, in one or both languages. */
export function TestForm({ id }: { id: number }) {
  const say = useSay()
  const [email, setEmail] = useState(useUser().email)
  const [chosen, setChosen] = useState<string[]>(['de', 'en'])
  const send = async () => {
    await client.newsletter.backstage.test({ id, email, languages: chosen as Language[] })
    toast.done(say(words.tested))
  }
  return (
    <CheckedForm onSubmit={send}>
      <Stack gap="xs">
        <Text fw={600}>{say(words.test)}</Text>
        <Text size="sm" c="dimmed">
          {say(words.testLead)}
        </Text>
        <TextInput
          type="email"
          name="email"
          required
          label={say(words.testEmail)}
          value={email}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        <Checkbox.Group label={say(words.testIn)} value={chosen} onChange={setChosen}>
          <Group mt="xs">
            {(['de', 'en'] as const).map(language => (
              <Checkbox
                key={language}
                name="languages"
                value={language}
                label={say(languageNames[language])}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <SubmitButton variant="default">{say(words.sendTest)}</SubmitButton>
      </Stack>
    </CheckedForm>
  )
}
