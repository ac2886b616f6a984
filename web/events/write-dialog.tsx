import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { draftFrom, drafts } from '#messages/drafts.ts'
import { registrationsBackstage as say, writeToTitle } from '#messages/registrations.ts'
import { useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useHasSessionEnded } from '#web/shell/session.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { useLetter } from './use-letter.ts'

interface Props {
  eventId: number
  /** Null: everybody who is confirmed. */
  ids?: readonly number[] | null
  opened: boolean
  onClose: () => void
}

/** A letter to the chosen ones, or to everybody whose registration is confirmed, in both languages. */
export function WriteDialog({ eventId, ids = null, opened, onClose }: Props) {
  const words = useSay()
  const hasSessionEnded = useHasSessionEnded()
  const [isEmpty, setEmpty] = useState(true)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words(ids ? writeToTitle(ids.length) : say.write)}
      size="lg"
      closeOnClickOutside={isEmpty}
      // The dialog that asks for the password lies above this one: the key closes that one alone.
      closeOnEscape={!hasSessionEnded}
    >
      <LetterForm eventId={eventId} ids={ids} onClose={onClose} onEmpty={setEmpty} />
    </Modal>
  )
}

interface FormProps extends Required<Omit<Props, 'opened'>> {
  onEmpty: (isEmpty: boolean) => void
}

function LetterForm({ eventId, ids, onClose, onEmpty }: FormProps) {
  const words = useSay()
  const letter = useLetter({ eventId, ids, onSent: onClose, onEmpty })
  const { values, set } = letter
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void letter.send()
      }}
    >
      <Stack>
        <Text size="sm">{words(say.writeLead)}</Text>
        {letter.draftOf !== null && <DraftBack at={letter.draftOf} onDiscard={letter.clear} />}
        {(['de', 'en'] as const).map(language => {
          const name = words(language === 'de' ? say.german : say.english)
          return (
            <Stack key={language} gap="xs">
              <TextInput
                lang={language}
                label={`${words(say.subject)} (${name})`}
                value={values.subject[language]}
                onChange={event => set('subject', language, event.currentTarget.value)}
                maxLength={120}
                required
                {...(language === 'de' && { 'data-autofocus': true })}
              />
              <Textarea
                lang={language}
                label={`${words(say.body)} (${name})`}
                value={values.body[language]}
                onChange={event => set('body', language, event.currentTarget.value)}
                maxLength={5000}
                rows={6}
                required
              />
            </Stack>
          )
        })}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {letter.isKept && words(drafts.kept)}
          </Text>
          <Button type="submit" loading={letter.isBusy}>
            {words(say.send)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What stands in the fields was left there earlier. */
function DraftBack({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const words = useSay()
  const momentOf = useMomentOf()
  return (
    <Notice
      title={words(draftFrom(momentOf(new Date(at).toISOString())))}
      announce="status"
      actions={
        <Button variant="default" onClick={onDiscard}>
          {words(drafts.discard)}
        </Button>
      }
    />
  )
}
