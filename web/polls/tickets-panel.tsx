import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { Poll } from '#contract/polls/poll.ts'
import { mostCodes } from '#contract/polls/tickets-api.ts'
import type { VotingWay } from '#contract/voting/rules.ts'
import { codesRevoked, ticketsBackstage as say, usedOf, votedOf } from '#messages/poll-tickets.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download } from '#web/lists/download.ts'
import { useStale } from '#web/lists/stale.ts'
import { Panel } from '#web/records/panel.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { useTickets } from './use-tickets.ts'

/** Codes or invitations, where only those vote who have them. What is chosen must be saved first. */
export function TicketsPanel({ way, item }: { way: VotingWay; item: Poll | null }) {
  const words = useSay()
  if (way !== 'codes' && way !== 'invited') return null
  const isSaved = item?.rules.way === way
  return (
    <Panel title={words(way === 'codes' ? say.codes : say.invitations)}>
      {!isSaved && <Text size="sm">{words(say.saveFirst)}</Text>}
      {isSaved && way === 'codes' && <Codes id={item.id} />}
      {isSaved && way === 'invited' && <Invitations id={item.id} />}
    </Panel>
  )
}

function Codes({ id }: { id: number }) {
  const words = useSay()
  const [many, setMany] = useState<number>(30)
  const codes = useTickets(id).data?.codes
  const { print, isPrinting, revoke } = useCodes(id)
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {words(say.codesLead)}
      </Text>
      {codes && codes.made > 0 && <Text fw={600}>{words(usedOf)(codes.used, codes.made)}</Text>}
      <NumberInput
        label={words(say.many)}
        value={many}
        min={1}
        max={mostCodes}
        allowDecimal={false}
        onChange={number => setMany(Number(number) || 1)}
      />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        loading={isPrinting}
        onClick={() => void print(many)}
      >
        {words(say.print)}
      </Button>
      {codes && codes.used < codes.made && (
        <Button variant="subtle" color="red" onClick={revoke}>
          {words(say.revokeCodes)}
        </Button>
      )}
    </Stack>
  )
}

function useCodes(id: number) {
  const words = useSay()
  const language = useLanguage()
  const stale = useStale('polls')
  const [isPrinting, setPrinting] = useState(false)
  const print = async (many: number) => {
    setPrinting(true)
    try {
      await download({ list: 'polls.backstage.makeCodes', asked: { id, many }, language })
    } catch (error) {
      toast.failed(textOf(error))
    }
    setPrinting(false)
    await stale()
  }
  const revokeAll = async () => {
    try {
      const { revoked } = await client.polls.backstage.revokeCodes({ id })
      toast.done(words(codesRevoked)(revoked))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await stale()
  }
  const revoke = () =>
    modals.openConfirmModal({
      title: words(say.revokeCodes),
      children: <Text size="sm">{words(say.revokeCodesLead)}</Text>,
      labels: { confirm: words(say.revoke), cancel: words(say.cancel) },
      confirmProps: { color: 'red' },
      onConfirm: () => void revokeAll(),
    })
  return { print, isPrinting, revoke }
}

function Invitations({ id }: { id: number }) {
  const words = useSay()
  const language = useLanguage()
  const invited = useTickets(id).data?.invited
  return (
    <Stack gap="sm">
      {invited && <Text>{words(votedOf)(invited.used, invited.made)}</Text>}
      <Group>
        <Button
          variant="default"
          component={Link}
          to={addressOf('backstagePollInvitations', language, { id: String(id) })}
          leftSection={<IconMail size={18} aria-hidden />}
        >
          {words(say.toInvitations)}
        </Button>
      </Group>
    </Stack>
  )
}
