import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { Panel } from './panel.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { type RecordClient, useStale } from './record-client.ts'

interface Props<Item> {
  kind: RecordKindName
  calls: Pick<RecordClient<never, Item>, 'revisions' | 'revision' | 'restoreRevision' | 'preview'>
  item: Item
  fieldLabel: (field: string) => string
  onRestored: (item: Item) => void
}

/** What only a record has that is kept already: a link to show it, and its history. */
export function KeptPanels<Item extends { id: number; version: number }>(props: Props<Item>) {
  const { kind, calls, item, fieldLabel, onRestored } = props
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale(kind)
  const [isOpen, history] = useDisclosure(false)
  const { id, version } = item
  return (
    <>
      <Panel title={say(records.preview)}>
        <PreviewPanel make={() => calls.preview({ id })} />
      </Panel>
      <Panel title={say(records.history)}>
        <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={history.open}>
          {say(records.historyOpen)}
        </Button>
      </Panel>
      <HistoryDrawer
        name={[kind, id]}
        version={version}
        opened={isOpen}
        onClose={history.close}
        calls={{
          revisions: () => calls.revisions({ id }),
          revision: n => calls.revision({ id, n }),
          restore: n => calls.restoreRevision({ id, n, version }),
        }}
        fieldLabel={fieldLabel}
        onRestored={restored => {
          queries.setQueryData([kind, 'item', id], restored)
          void stale()
          toast.done(say(records.restored))
          onRestored(restored)
          history.close()
        }}
      />
    </>
  )
}
