import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { languageNames } from '#messages/newsletter-recipients.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

/** The letter to any address, in one or both languages. */
export function TestForm({ id }: { id: number }) {
  const say = useSay()
  const [email, setEmail] = useState(useUser().email)
  const [chosen, setChosen] = useState<string[]>(['de', 'en'])
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await client.newsletter.backstage.test({ id, email, languages: chosen as Language[] })
      toast.done(say(words.tested))
    } catch (error) {
      toast.failed(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="xs">
      <Text fw={600}>{say(words.test)}</Text>
      <Text size="sm" c="dimmed">
        {say(words.testLead)}
      </Text>
      <TextInput
        type="email"
        label={say(words.testEmail)}
        value={email}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      <Checkbox.Group label={say(words.testIn)} value={chosen} onChange={setChosen}>
        <Group mt="xs">
          {(['de', 'en'] as const).map(language => (
            <Checkbox key={language} value={language} label={say(languageNames[language])} />
          ))}
        </Group>
      </Checkbox.Group>
      <Button
        variant="default"
        loading={isBusy}
        disabled={email === '' || chosen.length === 0}
        onClick={() => void send()}
      >
        {say(words.sendTest)}
      </Button>
    </Stack>
  )
}
