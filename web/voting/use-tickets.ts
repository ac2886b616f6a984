import { useQuery } from '@tanstack/react-query'
import type { TicketFace } from './ticket-face.ts'

/** How many codes and invitations a poll or contest has; stale with the lists of its kind. */
export function useTickets({ kind, calls }: TicketFace, id: number) {
  return useQuery({
    queryKey: [kind, 'list', 'tickets', id],
    queryFn: () => calls.tickets({ id }),
  })
}
