import { useQueryClient } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import { privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Does something with personal data and says how it ended; gives false where it is refused. */
export function useAct() {
  const say = useSay()
  const queries = useQueryClient()
  return async (work: () => Promise<unknown>, done?: Bilingual<string>): Promise<boolean> => {
    try {
      await work()
    } catch (error) {
      toast.failed(`${say(words.failed)}. ${textOf(error)}`)
      return false
    }
    if (done) toast.done(say(done))
    await queries.invalidateQueries({ queryKey: ['privacy'] })
    return true
  }
}
