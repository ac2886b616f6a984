import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'

/** Returns the texts of `QueryState`; `failed`: the message for data that could not be fetched. */
export function useQueryTexts(failed: Bilingual<string> = fetching.loading) {
  const say = useSay()
  return { loading: say(backstage.loading), tryAgain: say(backstage.tryAgain), failed: say(failed), textOf }
}
