import { Button, Drawer, Stack, Text, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Difference, Revision } from '#contract/record.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Differences } from './differences.tsx'
import styles from './history.module.css'
import { useMomentOf } from './use-moment.ts'

export interface HistoryCalls<Item> {
  revisions: () => Promise<{ rows: Revision[] }>
  revision: (n: number) => Promise<{ differences: Difference[] }>
  restore: (n: number) => Promise<Item>
}

interface Props<Item> {
  /** The record's kind and id, for what is kept of the answers. */
  name: readonly [string, number]
  /** Each save makes the history anew. */
  version: number
  opened: boolean
  onClose: () => void
  calls: HistoryCalls<Item>
  fieldLabel: (field: string) => string
  onRestored: (item: Item) => void
}

/** Who did what and when; any older state can be had back. */
export function HistoryDrawer<Item>(props: Props<Item>) {
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

function Step<Item>({ row, isLatest, ...props }: Props<Item> & { row: Revision; isLatest: boolean }) {
  const say = useSay()
  const momentOf = useMomentOf()
  const [isOpen, setOpen] = useState(isLatest)
  return (
    <>
      <UnstyledButton className={styles.step} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Text fw={600}>{say(records.actions)[row.action]}</Text>
        <Text size="sm" c="dimmed">
          {momentOf(row.at)} · {row.by ?? say(records.somebody)}
        </Text>
      </UnstyledButton>
      {isOpen && <StepDetails {...props} row={row} isLatest={isLatest} />}
    </>
  )
}

function StepDetails<Item>({
  row,
  isLatest,
  name,
  calls,
  fieldLabel,
  onRestored,
}: Props<Item> & { row: Revision; isLatest: boolean }) {
  const say = useSay()
  const texts = useQueryTexts()
  const details = useQuery({
    queryKey: [...name, 'revision', row.n],
    queryFn: () => calls.revision(row.n),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const restore = useMutation({
    mutationFn: () => calls.restore(row.n),
    onSuccess: onRestored,
    onError: error => toast.failed(error.message),
  })
  return (
    <Stack gap="sm" className={styles.details}>
      <QueryState query={details} texts={texts}>
        {({ differences }) => <Differences differences={differences} fieldLabel={fieldLabel} />}
      </QueryState>
      {!isLatest && (
        <>
          <Text size="sm">{say(records.restoreLead)}</Text>
          <Button variant="light" loading={restore.isPending} onClick={() => restore.mutate()}>
            {say(records.restoreThis)}
          </Button>
        </>
      )}
    </Stack>
  )
}
