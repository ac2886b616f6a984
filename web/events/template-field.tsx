import { Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import { confirmationPlaceholders } from '#contract/events/confirmation-mail.ts'
import type { Language } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'

const longest = 5000

interface Props {
  language: Language
  value: string
  onChange: (text: string) => void
}

/** The body of a letter in one language; placeholders are inserted at the cursor. */
export function TemplateField({ language, value, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const area = useRef<HTMLTextAreaElement>(null)
  const spoken = say(records.languageNames)[language]
  const insert = (name: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {}
    onChange(`${value.slice(0, from)}{${name}}${value.slice(to)}`)
    area.current?.focus()
  }
  return (
    <div>
      <GrowingText
        {...field(`registration.messageTemplate.${language}`)}
        ref={area}
        lang={language}
        label={`${say(words.messageTemplate)} (${spoken})`}
        description={`${say(words.messageTemplateHint)} · ${value.length}/${longest}`}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        minRows={4}
      />
      <Text size="xs" c="dimmed" mt="xs" aria-hidden>
        {say(words.placeholders)}
      </Text>
      <Group gap={4} mt={4} role="group" aria-label={`${say(words.placeholders)} (${spoken})`}>
        {Object.entries(confirmationPlaceholders).map(([name, { meaning }]) => (
          <Button
            key={name}
            size="compact-xs"
            variant="default"
            aria-label={`{${name}}: ${say(meaning)}`}
            title={say(meaning)}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </Group>
    </div>
  )
}
