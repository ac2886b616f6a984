import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { type ListedPerson, peopleIn, readPeopleList } from '#contract/people-list/people-list.ts'
import { mostInvited } from '#contract/voting/tickets-api.ts'
import { records } from '#messages/backstage.ts'
import { invitedCount, invitingLead, ticketsBackstage as say, tooMany } from '#messages/voting-tickets.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { PeopleListField } from '#web/people-list/people-list-field.tsx'
import { useAsking } from '#web/shell/asking.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { TicketFace } from './ticket-face.ts'

interface Props {
  face: TicketFace
  /** Of what is voted on. */
  id: number
  opened: boolean
  onClose: () => void
}

/** A list of addresses, pasted or from a file, and what was understood of it before anybody is written to. */
export function InviteDialog({ face, id, opened, onClose }: Props) {
  const words = useSay()
  return (
    <AskingModal {...useAsking()} opened={opened} onClose={onClose} title={words(say.inviteTitle)} size="lg">
      <InviteForm face={face} id={id} onClose={onClose} />
    </AskingModal>
  )
}

function InviteForm({ face, id, onClose }: Omit<Props, 'opened'>) {
  const words = useSay()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const people = useMemo(() => peopleIn(readPeopleList(text)), [text])
  const { send, isBusy } = useInviting(face, id, onClose)
  const isTooMany = people.length > mostInvited
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(people, language)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <PeopleListField text={text} onChange={setText} />
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
          <Button type="submit" loading={isBusy} disabled={people.length === 0 || isTooMany}>
            {words(say.invite)}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

function useInviting({ kind, calls }: TicketFace, id: number, onClose: () => void) {
  const words = useSay()
  const stale = useStale(kind)
  const [isBusy, setBusy] = useState(false)
  const send = async (listed: readonly ListedPerson[], language: Language) => {
    setBusy(true)
    try {
      const people = listed.map(({ email, name, language: own }) => ({
        email,
        name,
        language: own ?? language,
      }))
      const { invited, known } = await calls.invite({ id, people })
      toast.done(words(invitedCount(invited, known)))
      onClose()
    } catch (error) {
      toast.failed(textOf(error))
    }
    setBusy(false)
    await stale()
  }
  return { send, isBusy }
}
