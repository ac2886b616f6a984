import type { bulkActions } from '#contract/record.ts'
import { countSelected, records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { BulkBar } from '#web/ui/backstage/bulk-bar.tsx'

interface Props {
  count: number
  isTrash: boolean
  isBusy: boolean
  onAct: (action: (typeof bulkActions)[number]) => void
  onClear: () => void
}

export function NewsBulk({ count, isTrash, isBusy, onAct, onClear }: Props) {
  const say = useSay()
  const act = (label: string, action: (typeof bulkActions)[number]) => ({
    label,
    isDangerous: action === 'delete',
    onPress: () => onAct(action),
  })
  const actions = isTrash
    ? [act(say(records.restore), 'restore')]
    : [act(say(records.show), 'show'), act(say(records.hide), 'hide'), act(say(records.remove), 'delete')]
  return (
    <BulkBar
      label={say(countSelected(count))}
      clearLabel={say(records.clearSelection)}
      actions={actions}
      onClear={onClear}
      isBusy={isBusy}
    />
  )
}
