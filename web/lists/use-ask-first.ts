import { backstage } from '#messages/backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { BulkAction } from './list-declaration.ts'

type Asked = Pick<BulkAction<never>, 'label' | 'question' | 'answers' | 'warning' | 'isDangerous'>

/**
 * Asks for confirmation if the action has a question, or if something would be lost; otherwise calls `goOn`
 * at once. An error of `goOn` is shown in the dialog, or in a toast if there was none.
 */
export function useAskFirst() {
  const say = useSay()
  return async (action: Asked, ids: readonly number[], goOn: () => Promise<unknown>) => {
    const { label, question, answers, warning, isDangerous } = action
    // If the request fails, the losses are unknown; that does not forbid the action.
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
