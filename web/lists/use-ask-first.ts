import { backstage } from '#messages/backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { BulkAction } from './list-declaration.ts'

type Asked = Pick<BulkAction<never>, 'label' | 'question' | 'answers' | 'warning' | 'isDangerous'>

/**
 * Puts the question of an action where it has one, or where something would be lost by it; else goes on at once. A
 * refusal of `goOn` is said in the question, or in a toast where none was put.
 */
export function useAskFirst() {
  const say = useSay()
  return async (action: Asked, ids: readonly number[], goOn: () => Promise<unknown>) => {
    const { label, question, answers, warning, isDangerous } = action
    // What would be lost may be unknown for now: that is no reason to forbid it.
    const lost = await warning?.ask(ids).catch(() => null)
    const asked = lost ? warning?.question : question?.(ids.length)
    if (!asked) return void goOn().catch(error => toast.failed(textOf(error)))
    const { yes, no } = answers?.(ids.length) ?? { yes: label, no: backstage.cancel }
    const isForbidden = lost && warning?.forbidsOne && ids.length === 1
    confirmFirst({
      title: say(asked),
      children: lost,
      labels: isForbidden ? { cancel: say(backstage.close) } : { confirm: say(yes), cancel: say(no) },
      isDangerous: Boolean(isDangerous || lost),
      size: 'sm',
      onConfirm: goOn,
    })
  }
}
