import { backstage } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { confirmFirst } from '#web/ui/backstage/dialog-buttons.tsx'
import type { BulkAction } from './list-declaration.ts'

type Asked = Pick<BulkAction<never>, 'label' | 'question' | 'answers' | 'warning' | 'isDangerous'>

/** Puts the question of an action where it has one, or where something would be lost by it; else goes on at once. */
export function useAskFirst() {
  const say = useSay()
  return async (action: Asked, ids: readonly number[], goOn: () => void) => {
    const { label, question, answers, warning, isDangerous } = action
    // What would be lost may be unknown for now: that is no reason to forbid it.
    const lost = await warning?.ask(ids).catch(() => null)
    const asked = lost ? warning?.question : question?.(ids.length)
    if (!asked) return goOn()
    const { yes, no } = answers?.(ids.length) ?? { yes: label, no: backstage.cancel }
    confirmFirst({
      title: say(asked),
      children: lost,
      labels: { confirm: say(yes), cancel: say(no) },
      ...((isDangerous || lost) && { confirmProps: { color: 'red' } }),
      size: 'sm',
      onConfirm: goOn,
    })
  }
}
