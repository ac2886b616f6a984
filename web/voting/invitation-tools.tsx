import { Button, Text } from '@mantine/core'
import { IconBell, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { remindedCount, remindingLead, ticketsBackstage as say } from '#messages/voting-tickets.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { TicketFace } from './ticket-face.ts'
import { useTickets } from './use-tickets.ts'

interface Props {
  face: TicketFace
  id: number
}

/** The primary button of the screen. */
export function InviteButton({ face, id }: Props) {
  const words = useSay()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
        {words(say.invite)}
      </Button>
      <InviteDialog {...{ face, id }} opened={isInviting} onClose={() => setInviting(false)} />
    </>
  )
}

/** The actions on all invitations together. */
export function InvitationTools({ face, id }: Props) {
  const words = useSay()
  const stale = useStale(face.kind)
  const { data } = useTickets(face, id)
  const remind = async () => {
    const { reminded } = await face.calls.remind({ id }).finally(() => void stale())
    toast.done(words(remindedCount(reminded)))
  }
  const ask = (invited: number) =>
    confirmFirst({
      title: words(say.remind),
      children: <Text size="sm">{words(remindingLead(invited))}</Text>,
      labels: { confirm: words(say.remind), cancel: words(say.cancel) },
      onConfirm: remind,
    })
  return (
    <Button
      variant="default"
      leftSection={<IconBell size={18} aria-hidden />}
      disabled={!data}
      onClick={() => data && ask(data.invited.made)}
    >
      {words(say.remind)}
    </Button>
  )
}
