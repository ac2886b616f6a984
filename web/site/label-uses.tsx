import { Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { LabelList, UsedLabel } from '#contract/site/labels.ts'
import { labelUsedBy } from '#messages/labels.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { UsesList } from '#web/records/uses-panel.tsx'

/** The number of records with a label, and on request the records. */
export function LabelUses({ list, row }: { list: LabelList; row: UsedLabel }) {
  const say = useSay()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const uses = useQuery({
    queryKey: ['labels', list, row.id, 'uses'],
    queryFn: () => client.site.labels.uses({ list, id: row.id }),
    enabled: isOpen,
  })
  return (
    <Popover opened={isOpen} onDismiss={close} width={320} trapFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm" onClick={toggle} aria-expanded={isOpen}>
          {say(labelUsedBy(row.usedBy))}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{uses.data && <UsesList {...uses.data} />}</Popover.Dropdown>
    </Popover>
  )
}
