import { useQuery } from '@tanstack/react-query'
import { client } from '#web/client.ts'

/** How many codes and invitations a poll has; stale with the lists of polls. */
export function useTickets(id: number) {
  return useQuery({
    queryKey: ['polls', 'list', 'tickets', id],
    queryFn: () => client.polls.backstage.tickets({ id }),
  })
}
