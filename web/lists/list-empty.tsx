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

/**
 * Placeholder of an empty list: how to begin if there are no rows at all, or how to reset the filters if
 * nothing matches.
 */
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
