import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { mostCodes } from '#contract/voting/tickets-api.ts'
import { codesRevoked, ticketsBackstage as say, usedOf, votedOf } from '#messages/voting-tickets.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download } from '#web/lists/download.ts'
import { useStale } from '#web/lists/stale.ts'
import { Panel } from '#web/records/panel.tsx'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { TicketFace } from './ticket-face.ts'
import { useTickets } from './use-tickets.ts'

interface Props {
  face: TicketFace
  ticket: 'codes' | 'invited'
  /** Id of the poll or contest; null until it is saved with this way of voting. */
  id: number | null
}

/** The codes or invitations of a vote that requires them. */
export function TicketsPanel({ face, ticket, id }: Props) {
  const words = useSay()
  return (
    <Panel title={words(ticket === 'codes' ? say.codes : say.invitations)}>
      {id === null && <Text size="sm">{words(say.saveFirst)}</Text>}
      {id !== null && ticket === 'codes' && <Codes face={face} id={id} />}
      {id !== null && ticket === 'invited' && <Invitations face={face} id={id} />}
    </Panel>
  )
}

interface OfOne {
  face: TicketFace
  id: number
}

function Codes({ face, id }: OfOne) {
  const words = useSay()
  const [many, setMany] = useState<number | string>(30)
  const codes = useTickets(face, id).data?.codes
  const { print, revoke } = useCodes(face, id)
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {words(say.codesLead)}
      </Text>
      {codes && codes.made > 0 && <Text fw={600}>{words(usedOf)(codes.used, codes.made)}</Text>}
      <CheckedForm onSubmit={() => print(Number(many))}>
        <Stack gap="sm">
          <NumberInput
            name="many"
            label={words(say.many)}
            value={many}
            min={1}
            max={mostCodes}
            allowDecimal={false}
            required
            withAsterisk={false}
            onChange={setMany}
          />
          <SubmitButton variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
            {words(say.print)}
          </SubmitButton>
        </Stack>
      </CheckedForm>
      {codes && codes.used < codes.made && (
        <Button variant="subtle" color="red" onClick={revoke}>
          {words(say.revokeCodes)}
        </Button>
      )}
    </Stack>
  )
}

function useCodes({ kind, calls }: TicketFace, id: number) {
  const words = useSay()
  const language = useLanguage()
  const stale = useStale(kind)
  const print = (many: number) =>
    download({ list: `${kind}.backstage.makeCodes`, asked: { id, many }, language }).finally(
      () => void stale(),
    )
  const revokeAll = async () => {
    const { revoked } = await calls.revokeCodes({ id }).finally(() => void stale())
    toast.done(words(codesRevoked)(revoked))
  }
  const revoke = () =>
    confirmFirst({
      title: words(say.revokeCodes),
      children: <Text size="sm">{words(say.revokeCodesLead)}</Text>,
      labels: { confirm: words(say.revoke), cancel: words(say.cancel) },
      isDangerous: true,
      onConfirm: revokeAll,
    })
  return { print, revoke }
}

function Invitations({ face, id }: OfOne) {
  const words = useSay()
  const language = useLanguage()
  const invited = useTickets(face, id).data?.invited
  return (
    <Stack gap="sm">
      {invited && <Text>{words(votedOf)(invited.used, invited.made)}</Text>}
      <Group>
        <Button
          variant="default"
          component={Link}
          to={addressOf(face.pages.invitations, language, { id: String(id) })}
          leftSection={<IconMail size={18} aria-hidden />}
        >
          {words(say.toInvitations)}
        </Button>
      </Group>
    </Stack>
  )
}
