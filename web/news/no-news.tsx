import { Button } from '@mantine/core'
import { records } from '#messages/backstage.ts'
import { newsBackstage } from '#messages/news.ts'
import { useSay } from '#web/language.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Props {
  isTrash: boolean
  isNarrowed: boolean
  onReset: () => void
}

/** Why the list is empty, and how to begin. */
export function NoNewsYet({ isTrash, isNarrowed, onReset }: Props) {
  const say = useSay()
  if (isTrash) return <EmptyState title={say(records.trashEmpty)} />
  if (!isNarrowed)
    return <EmptyState title={say(newsBackstage.empty)}>{say(newsBackstage.emptyLead)}</EmptyState>
  const reset = (
    <Button variant="default" onClick={onReset}>
      {say(records.resetFilters)}
    </Button>
  )
  return <EmptyState title={say(records.nothingFound)} actions={reset} />
}
