import { useQuery } from '@tanstack/react-query'
import type { TicketFace } from './ticket-face.ts'

const whileUnsent = 10_000 // milliseconds between refetches

/**
 * Fetches the numbers of codes and invitations of a poll or contest, and its unsent letters. Invalidated
 * together with the lists of its kind.
 */
export function useTickets({ kind, calls }: TicketFace, id: number) {
  return useQuery({
    queryKey: [kind, 'list', 'tickets', id],
    queryFn: () => calls.tickets({ id }),
    refetchInterval: ({ state: { data } }) => data !== undefined && data.unsent.length > 0 && whileUnsent,
  })
}
