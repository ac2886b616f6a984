import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useOneAtATime } from '#web/shell/one-at-a-time.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Copies an event for the next year and opens the copy. */
export function useDuplicate() {
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const stale = useStale('events')
  const only = useOneAtATime()
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (id: number) => client.events.backstage.duplicate({ id }),
    onSuccess: async ({ id }) => {
      await stale()
      toast.done(say(words.duplicated))
      void go(addressOf('backstageEvent', language, { id: String(id) }))
    },
    onError: error => toast.failed(textOf(error)),
  })
  return { isPending, duplicate: (id: number) => void only(() => mutateAsync(id).catch(() => undefined)) }
}
