import { useQuery } from '@tanstack/react-query'
import { passkeysElsewhere } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

/** Warns administrators of passkeys that were registered for another host and do not work on this one. */
export function PasskeysElsewhere() {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ['security', 'passkeys'],
    queryFn: () => client.account.factorOf.elsewhere({}),
  })
  if (!data || data.passkeys === 0) return null
  return <Notice tone="warn" title={say(passkeysElsewhere(data.passkeys, data.people, data.host))} />
}
