import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

interface Removal {
  /** What is said once it is gone. */
  said: Bilingual<string>
  remove: () => Promise<unknown>
  /** Makes it anew. */
  restore: () => Promise<unknown>
}

/** Deletes at once what one call makes anew, with a way back; what goes wrong is told. `stale` reads its list again. */
export function useRemoval(stale: () => Promise<unknown>) {
  const say = useSay()
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      toast.failed(textOf(error))
      return false
    } finally {
      await stale()
    }
  }
  return async ({ said, remove, restore }: Removal) => {
    if (await act(remove)) toast.undo(say(said), say(backstage.undo), () => void act(restore))
  }
}
