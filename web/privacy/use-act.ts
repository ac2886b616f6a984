import { useQueryClient } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import { privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

type Act = (work: () => Promise<unknown>, done?: Bilingual<string>) => Promise<void>

/** Returns a function that runs an action on personal data and confirms it. Throws if the server refuses. */
export function usePrivacyCall(): Act {
  const say = useSay()
  const queries = useQueryClient()
  return async (work, done) => {
    await work()
    if (done) toast.done(say(done))
    await queries.invalidateQueries({ queryKey: ['privacy'] })
  }
}

/** As `usePrivacyCall`, but shows errors in a toast and returns whether the action succeeded. */
export function useAct() {
  const say = useSay()
  const call = usePrivacyCall()
  return async (...asked: Parameters<Act>): Promise<boolean> => {
    try {
      await call(...asked)
      return true
    } catch (error) {
      toast.failed(`${say(words.failed)}. ${textOf(error)}`)
      return false
    }
  }
}
