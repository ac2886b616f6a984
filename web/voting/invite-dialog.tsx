import { Alert, Button, FileButton, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { type AddressList, readAddressList } from '#contract/voting/address-list.ts'
import { mostInvited } from '#contract/voting/tickets-api.ts'
import { records } from '#messages/backstage.ts'
import { invitedCount, ticketsBackstage as say, tooMany, understood } from '#messages/voting-tickets.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
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
  const typed = useDeferredValue(text)
  const list = useMemo(() => readAddressList(typed), [typed])
  const { send, isBusy } = useInviting(face, id, onClose)
  const isTooMany = list.listed.length > mostInvited
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(readAddressList(text), language)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Textarea
          label={words(say.list)}
          description={words(say.listHint)}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          rows={8}
          spellCheck={false}
          data-autofocus
        />
        <FileButton
          accept=".csv,.txt,text/csv,text/plain"
          onChange={file => void file?.text().then(words => setText(now => `${now}\n${words}`.trim()))}
        >
          {props => (
            <Button {...props} variant="default" style={{ alignSelf: 'start' }}>
              {words(say.file)}
            </Button>
          )}
        </FileButton>
        <NativeSelect
          label={words(say.language)}
          description={words(say.languageHint)}
          data={languages.map(value => ({ value, label: words(records.languageNames)[value] }))}
          value={language}
          onChange={event => setLanguage(event.currentTarget.value as Language)}
        />
        {typed.trim() !== '' && <Preview list={list} />}
        {isTooMany && <Alert variant="default" title={words(tooMany)(mostInvited)} />}
        <Text size="sm">{words(say.sendLead)}</Text>
        <DialogButtons>
          <Button type="submit" loading={isBusy} disabled={list.listed.length === 0 || isTooMany}>
            {words(say.invite)}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

const mostShown = 20 // lines; more would hide the button

function Preview({ list: { listed, doubled, invalid } }: { list: AddressList }) {
  const words = useSay()
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>{words(understood)(listed.length)}</Text>
      <Lines title={words(say.doubled)} lines={doubled} />
      <Lines title={words(say.invalid)} lines={invalid} />
    </Stack>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const shown = lines.slice(0, mostShown)
  return (
    <Alert variant="default" title={`${title}: ${lines.length}`}>
      <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {shown.join('\n') + (lines.length > shown.length ? '\n…' : '')}
      </Text>
    </Alert>
  )
}

function useInviting({ kind, calls }: TicketFace, id: number, onClose: () => void) {
  const words = useSay()
  const stale = useStale(kind)
  const [isBusy, setBusy] = useState(false)
  const send = async ({ listed }: AddressList, language: Language) => {
    setBusy(true)
    try {
      const people = listed.map(person => ({ ...person, language: person.language ?? language }))
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
