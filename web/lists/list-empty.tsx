import { Button } from '@mantine/core'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import type { ListDeclaration } from './list-declaration.ts'

interface Props {
  empty: ListDeclaration<never>['empty']
  isNarrowed: boolean
  onReset: () => void
}

/** Why the list is empty: nothing there yet, and how to begin; or nothing matches, and how to see all again. */
export function ListEmpty({ empty, isNarrowed, onReset }: Props) {
  const say = useSay()
  if (!isNarrowed) return <EmptyState title={say(empty.title)}>{empty.lead && say(empty.lead)}</EmptyState>
  const reset = (
    <Button variant="default" onClick={onReset}>
      {say(records.resetFilters)}
    </Button>
  )
  return <EmptyState title={say(empty.narrowed ?? records.nothingFound)} actions={reset} />
}
