import { Alert, NativeSelect, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { type ListedPerson, peopleIn, readPeopleList } from '#contract/people-list/people-list.ts'
import { mostInvited } from '#contract/voting/tickets-api.ts'
import { records } from '#messages/backstage.ts'
import { invitedCount, invitingLead, ticketsBackstage as say, tooMany } from '#messages/voting-tickets.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { PeopleListField } from '#web/people-list/people-list-field.tsx'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { TicketFace } from './ticket-face.ts'

interface Props {
  face: TicketFace
  /** Id of the poll or contest. */
  id: number
  opened: boolean
  onClose: () => void
}

/**
 * A dialog for a list of e-mail addresses, pasted or from a file; shows how many were recognised before
 * letters are sent.
 */
export function InviteDialog({ face, id, opened, onClose }: Props) {
  const words = useSay()
  return (
    <AskingModal
      {...useDiscardQuestion()}
      opened={opened}
      onClose={onClose}
      title={words(say.inviteTitle)}
      size="lg"
    >
      <InviteForm face={face} id={id} onClose={onClose} />
    </AskingModal>
  )
}

function InviteForm({ face, id, onClose }: Omit<Props, 'opened'>) {
  const words = useSay()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const people = useMemo(() => peopleIn(readPeopleList(text)), [text])
  const send = useInviting(face, id, onClose)
  const isTooMany = people.length > mostInvited
  return (
    <CheckedForm onSubmit={() => send(people, language)}>
      <Stack>
        <PeopleListField name="people" text={text} onChange={setText} />
        <NativeSelect
          label={words(say.language)}
          description={words(say.languageHint)}
          data={languages.map(value => ({ value, label: words(records.languageNames)[value] }))}
          value={language}
          onChange={event => setLanguage(event.currentTarget.value as Language)}
        />
        {isTooMany && <Alert variant="default" title={words(tooMany)(mostInvited)} />}
        <Text size="sm">{words(invitingLead(people.length))}</Text>
        <DialogButtons>
          <SubmitButton disabled={people.length === 0 || isTooMany}>{words(say.invite)}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}

function useInviting({ kind, calls }: TicketFace, id: number, onClose: () => void) {
  const words = useSay()
  const stale = useStale(kind)
  return async (listed: readonly ListedPerson[], language: Language) => {
    const people = listed.map(({ email, name, language: own }) => ({
      email,
      name,
      language: own ?? language,
    }))
    const { invited, known } = await calls.invite({ id, people })
    toast.done(words(invitedCount(invited, known)))
    onClose()
    await stale()
  }
}
