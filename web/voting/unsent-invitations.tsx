import { Stack } from '@mantine/core'
import type { InvitationsToChange, UnsentInvitations as Unsent } from '#contract/voting/tickets-api.ts'
import { sentNow, takenBack } from '#messages/unsent-letters.ts'
import { waitingLetterNames as names } from '#messages/voting-tickets.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { UnsentNotice } from '#web/lists/unsent-notice.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { TicketFace } from './ticket-face.ts'
import { useTickets } from './use-tickets.ts'

const done = { sendNow: sentNow, takeBack: takenBack }

/** Invitation letters that have not been sent yet, with actions to send them now or take them back. */
export function UnsentInvitations({ face, id }: { face: TicketFace; id: number }) {
  const say = useSay()
  const stale = useStale(face.kind)
  const { data } = useTickets(face, id)
  const change = async (action: InvitationsToChange['action'], { letter, wantedAt }: Unsent) => {
    try {
      const { count } = await face.calls.changeInvitationLetters({ id, letter, wantedAt, action })
      toast.done(say(done[action](count)))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await stale()
  }
  return (
    <Stack gap="sm">
      {data?.unsent.map(one => (
        <UnsentNotice
          key={`${one.letter} ${one.wantedAt}`}
          {...one}
          name={say(names[one.letter])}
          onChange={action => void change(action, one)}
        />
      ))}
    </Stack>
  )
}
