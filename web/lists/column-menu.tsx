import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { Bilingual } from '#contract/language.ts'
import { lists } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'

interface Props {
  columns: readonly { key: string; label: Bilingual<string> }[]
  hidden: readonly string[]
  onHidden: (hidden: string[]) => void
}

/** Choice of the visible columns, stored per user. */
export function ColumnMenu({ columns, hidden, onHidden }: Props) {
  const say = useSay()
  const shown = columns.flatMap(({ key }) => (hidden.includes(key) ? [] : [key]))
  const keep = (chosen: string[]) =>
    onHidden(columns.flatMap(({ key }) => (chosen.includes(key) ? [] : [key])))
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden />}>
          {say(lists.columns)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(lists.columns)}>
        <Checkbox.Group aria-label={say(lists.columns)} value={shown} onChange={keep}>
          <Stack gap="xs">
            {columns.map(({ key, label }) => (
              <Checkbox key={key} value={key} label={say(label)} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
