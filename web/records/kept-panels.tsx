import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { backstage, records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { merged } from './form-values.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { Panel } from './panel.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import type { RecordClient } from './record-client.ts'
import type { RecordForm } from './use-record-form.ts'
import { UsesPanel } from './uses-panel.tsx'

interface Stored {
  id: number
  version: number
}

interface Props<F extends object, Item extends F & Stored> {
  calls: Pick<RecordClient<never, Item>, 'revisions' | 'revision' | 'preview' | 'uses'>
  kind: RecordKindName
  item: Item
  form: RecordForm<F, Item>
  fieldLabel: (field: string) => string
}

/** Panels that need a saved record: preview link, references to it, and history. */
export function KeptPanels<F extends object, Item extends F & Stored>(props: Props<F, Item>) {
  const { kind, calls, item, form, fieldLabel } = props
  const say = useSay()
  const [isOpen, history] = useDisclosure(false)
  const { id, version } = item
  const takeOver = (older: F) => {
    const before = form.enter(() => older)
    history.close()
    toast.undo(say(records.takenOver), say(backstage.undo), () =>
      form.enter(now => merged(older, now, before)),
    )
  }
  return (
    <>
      <Panel title={say(records.preview)}>
        <PreviewPanel make={() => calls.preview({ id })} />
      </Panel>
      <UsesPanel name={[kind, id, version]} ask={() => calls.uses({ id })} />
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
        calls={{ revisions: () => calls.revisions({ id }), revision: n => calls.revision({ id, n }) }}
        input={{ values: form.values, isUnsaved: form.isDirty }}
        fieldLabel={fieldLabel}
        onTakeOver={takeOver}
      />
    </>
  )
}
