import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

interface Removal {
  /** Shown after the deletion. */
  message: Bilingual<string>
  remove: () => Promise<unknown>
  /** Creates the item again. */
  restore: () => Promise<unknown>
}

/** Deletes an item at once and offers to undo it; errors are shown in a toast. `stale` refetches the list. */
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
  return async ({ message, remove, restore }: Removal) => {
    if (await act(remove)) toast.undo(say(message), say(backstage.undo), () => void act(restore))
  }
}
