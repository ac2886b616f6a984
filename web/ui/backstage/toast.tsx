import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

const undoTime = 20_000 // ms to undo; paused while the toast is focused or hovered

let shown: string | null = null

// A message about the previous step, such as “saved”, may not be true any more.
function hideDone(): void {
  if (shown !== null) notifications.hide(shown)
  shown = null
}

/** Actions that can be undone, the latest last. */
const undoable: { id: string; take: () => void }[] = []

// In a text field the shortcut undoes typing instead.
function onUndoKey(event: KeyboardEvent): void {
  const last = undoable.at(-1)
  const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]')
  if (!last || !isKey || isTyping || event.defaultPrevented) return
  event.preventDefault()
  last.take()
}

function forget(id: string): void {
  const place = undoable.findIndex(one => one.id === id)
  if (place >= 0) undoable.splice(place, 1)
  if (undoable.length === 0) document.removeEventListener('keydown', onUndoKey)
}

/** Short messages about completed actions. Messages that must be read are in the page instead. */
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
  /** Shows a message with an undo button; Ctrl or ⌘ and Z undoes as well. */
  undo(message: string, label: string, onUndo: () => void): void {
    const id = notifications.show({
      message: '',
      color: 'brand',
      autoClose: undoTime,
      onClose: () => forget(id),
    })
    let before: EventTarget | null = document.activeElement
    const take = () => {
      forget(id)
      // The button disappears, so that the focus returns to the previous element.
      goBackTo(before)
      notifications.hide(id)
      onUndo()
    }
    undoable.push({ id, take })
    document.addEventListener('keydown', onUndoKey)
    notifications.update({
      id,
      onClose: () => forget(id),
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{message}</Text>
          <Button
            variant="light"
            size="compact-sm"
            style={{ flex: 'none' }}
            aria-keyshortcuts="Control+Z Meta+Z"
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
