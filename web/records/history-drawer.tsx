import { Drawer, Text, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Revision } from '#contract/record.ts'
import { records } from '#messages/backstage.ts'
import { firstOf } from '#messages/editing.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './history.module.css'
import { OlderState } from './older-state.tsx'
import type { RevisionInFull } from './record-client.ts'
import { useMomentOf } from './use-moment.ts'

interface Props<F extends object> {
  /** The record's kind and id, for the query key. */
  name: readonly [string, number]
  /** Part of the query key: each save refetches the history. */
  version: number
  opened: boolean
  onClose: () => void
  calls: { revisions: () => Promise<{ rows: Revision[] }>; revision: (n: number) => Promise<RevisionInFull> }
  /** The current values of the form. */
  input: { values: F; isUnsaved: boolean }
  fieldLabel: (field: string) => string
  onTakeOver: (older: F) => void
}

/** The history of a record; any older revision can be viewed, compared and restored into the form. */
export function HistoryDrawer<F extends object>(props: Props<F>) {
  const say = useSay()
  const { name, version, opened, onClose, calls } = props
  const history = useQuery({
    queryKey: [...name, 'revisions', version],
    queryFn: calls.revisions,
    enabled: opened,
  })
  const texts = useQueryTexts()
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size="lg" title={say(records.history)}>
      <QueryState query={history} texts={texts}>
        {({ rows }) => (
          <ol className={styles.steps}>
            {rows.map((row, place) => (
              <li key={row.n}>
                <Step {...props} row={row} isLatest={place === 0} />
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Drawer>
  )
}

function Step<F extends object>({
  row,
  isLatest,
  ...props
}: Props<F> & { row: Revision; isLatest: boolean }) {
  const say = useSay()
  const momentOf = useMomentOf()
  const [isOpen, setOpen] = useState(isLatest)
  return (
    <>
      <UnstyledButton className={styles.step} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Text fw={600}>
          {say(records.actions)[row.action]}
          {row.action === 'changed' && `: ${say(firstOf(fieldsIn(row.changed, props.fieldLabel)))}`}
        </Text>
        <Text size="sm" c="dimmed">
          {momentOf(row.at)} · {row.by ?? say(records.somebody)}
        </Text>
      </UnstyledButton>
      {isOpen && <StepDetails {...props} n={row.n} />}
    </>
  )
}

// Several changed texts of one page part are listed once, as that part.
function fieldsIn(changed: readonly string[], nameOf: (field: string) => string): string[] {
  return [...new Set(changed.map(field => nameOf(partOf(field))))]
}

function partOf(field: string): string {
  return /^items\.(?!order$)[^.]+/.exec(field)?.[0] ?? field
}

function StepDetails<F extends object>({ n, name, calls, ...state }: Props<F> & { n: number }) {
  const details = useQuery({
    queryKey: [...name, 'revision', n],
    queryFn: () => calls.revision(n),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className={styles.details}>
      <QueryState query={details} texts={useQueryTexts()}>
        {revision => <OlderState {...state} revision={revision} />}
      </QueryState>
    </div>
  )
}
