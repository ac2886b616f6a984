import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MissedKind, MissedRequest } from '#contract/site/missed.ts'
import { backstage } from '#messages/backstage.ts'
import { missedTexts as texts } from '#messages/missed.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

const keyOf = (kind: MissedKind) => ['site', 'missed', kind]

/** Fetches the requests of visitors without a result, most frequent first. */
export function useMissed(kind: MissedKind) {
  return useQuery({ queryKey: keyOf(kind), queryFn: () => client.site.missed.list({ kind }) })
}

/** Dismisses a request from the list and offers to undo it. */
export function useDismissal(kind: MissedKind) {
  const say = useSay()
  const queries = useQueryClient()
  const set = async ({ language, asked }: MissedRequest, isDismissed: boolean) => {
    try {
      await client.site.missed.dismiss({ kind, language, asked, isDismissed })
      return true
    } catch (error) {
      toast.failed(textOf(error))
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: keyOf(kind) })
    }
  }
  return async (row: MissedRequest) => {
    if (!(await set(row, true))) return
    toast.undo(say(texts.dismissed), say(backstage.undo), () => void set(row, false))
  }
}
