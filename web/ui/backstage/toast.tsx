import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

const undoTime = 10_000 // ms to think again

let shown: string | null = null

// What was said of the step before, such as “saved”, may be true no longer.
function hideDone(): void {
  if (shown !== null) notifications.hide(shown)
  shown = null
}

/** Short news of what was done. What must be read stays in the page instead. */
export const toast = {
  done(message: string): void {
    hideDone()
    shown = notifications.show({ message, color: 'brand', icon: <IconCheck size={18} aria-hidden /> })
  },
  failed(message: string): void {
    hideDone()
    notifications.show({
      message,
      color: 'red',
      autoClose: 8000,
      icon: <IconAlertTriangle size={18} aria-hidden />,
    })
  },
  /** What was done can be taken back for a while. */
  undo(message: string, label: string, onUndo: () => void): void {
    const id = notifications.show({ message: '', color: 'brand', autoClose: undoTime })
    let before: EventTarget | null = null
    const take = () => {
      // The button goes: who pressed it is back where they were.
      goBackTo(before)
      notifications.hide(id)
      onUndo()
    }
    notifications.update({
      id,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{message}</Text>
          <Button
            variant="light"
            size="compact-sm"
            style={{ flex: 'none' }}
            onFocus={event => {
              before = event.relatedTarget
            }}
            onClick={take}
          >
            {label}
          </Button>
        </Group>
      ),
      autoClose: undoTime,
    })
  },
}

function goBackTo(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before.checkVisibility()
  const there = isThere ? before : document.querySelector<HTMLElement>('main')
  there?.focus({ preventScroll: true })
}
