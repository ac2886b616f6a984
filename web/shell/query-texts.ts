import { backstage } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'

/** What `QueryState` says. */
export function useQueryTexts(): { loading: string; tryAgain: string } {
  const say = useSay()
  return { loading: say(backstage.loading), tryAgain: say(backstage.tryAgain) }
}
