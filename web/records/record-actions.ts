import type { RecordKindName } from '#contract/record-kinds.ts'
import {
  erasedMany,
  eraseQuestion,
  hiddenMany,
  movedToTrash,
  records,
  restoredMany,
  shownMany,
} from '#messages/backstage.ts'
import type { BulkAction } from '#web/lists/list-declaration.ts'
import type { BulkAction as Action, RecordClient } from './record-client.ts'
import { usesWarning } from './uses-warning.tsx'

type Warning = NonNullable<BulkAction<never>['warning']>

interface Row {
  isVisible: boolean
}

/**
 * Returns the bulk actions on records of a kind, for the list and for the trash. `losing`: extends the
 * warning about incoming links that is shown before deletion.
 */
export function recordActions<R extends Row>(
  kind: RecordKindName,
  calls: Pick<RecordClient<never, never>, 'bulk' | 'uses'>,
  losing?: (ask: Warning['ask']) => Warning,
) {
  const ask = usesWarning(kind, calls)
  const run = (action: Action) => (ids: number[]) => calls.bulk({ ids, action })
  const show: BulkAction<R> = {
    label: records.show,
    applies: ({ isVisible }) => !isVisible,
    run: run('show'),
    done: shownMany,
    undo: run('hide'),
  }
  const hide: BulkAction<R> = {
    label: records.hide,
    applies: ({ isVisible }) => isVisible,
    warning: { question: records.hideLinked, ask },
    run: run('hide'),
    done: hiddenMany,
    undo: run('show'),
  }
  const remove: BulkAction<R> = {
    label: records.remove,
    isDangerous: true,
    warning: losing?.(ask) ?? { question: records.removeLinked, ask },
    run: run('delete'),
    done: movedToTrash,
    undo: run('restore'),
  }
  const putBack: BulkAction<R> = {
    label: records.restore,
    run: run('restore'),
    done: restoredMany,
    undo: run('delete'),
  }
  const erase: BulkAction<R> = {
    label: records.erase,
    isDangerous: true,
    question: eraseQuestion,
    run: run('erase'),
    done: erasedMany,
  }
  return { show, hide, remove, putBack, erase }
}
