import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Excludes a ballot from the count; a `null` reason includes it again. Throws if the server refuses. */
export function useExclude(id: number) {
  const say = useSay()
  const stale = useStale('polls')
  return async (ballotId: string, reason: string | null): Promise<void> => {
    await client.polls.backstage.exclude({ id, ballotId, reason })
    toast.done(say(reason === null ? words.included : words.excluded))
    await stale()
  }
}
