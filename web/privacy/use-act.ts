import { useQueryClient } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import { privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

type Act = (work: () => Promise<unknown>, done?: Bilingual<string>) => Promise<void>

/** Does something with personal data and says that it is done. Throws why it is refused. */
export function usePrivacyCall(): Act {
  const say = useSay()
  const queries = useQueryClient()
  return async (work, done) => {
    await work()
    if (done) toast.done(say(done))
    await queries.invalidateQueries({ queryKey: ['privacy'] })
  }
}

/** The same by a button alone: a refusal is told in a toast. Gives whether it is done. */
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
