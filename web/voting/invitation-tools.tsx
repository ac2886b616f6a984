import { Button, Text } from '@mantine/core'
import { IconBell, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { remindedCount, remindingLead, ticketsBackstage as say } from '#messages/voting-tickets.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { confirmFirst } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { TicketFace } from './ticket-face.ts'
import { useTickets } from './use-tickets.ts'

interface Props {
  face: TicketFace
  id: number
}

/** What people come here for. */
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

/** What can be done with all invitations together. */
export function InvitationTools({ face, id }: Props) {
  const words = useSay()
  const stale = useStale(face.kind)
  const { data } = useTickets(face, id)
  const remind = async () => {
    try {
      const { reminded } = await face.calls.remind({ id })
      toast.done(words(remindedCount(reminded)))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await stale()
  }
  const ask = (invited: number) =>
    confirmFirst({
      title: words(say.remind),
      children: <Text size="sm">{words(remindingLead(invited))}</Text>,
      labels: { confirm: words(say.remind), cancel: words(say.cancel) },
      onConfirm: () => void remind(),
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
