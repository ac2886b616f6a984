import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props extends Pick<ModalProps, 'opened' | 'title' | 'size'> {
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that keys open, and in which somebody types at once. It has the focus before the next key: one that fades in
 * gets it later, and the first letters are typed into the page beneath.
 */
export function ShortcutDialog({ opened, children, ...props }: Props) {
  return (
    <Modal opened={opened} transitionProps={{ duration: 0 }} returnFocus={false} {...props}>
      {opened && <Focused>{children}</Focused>}
    </Modal>
  )
}

/** What was focused before is focused again, unless something else took the focus meanwhile. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    const fields = dialog?.querySelectorAll<HTMLElement>('[data-autofocus]') ?? []
    ;[...fields].find(field => field.checkVisibility())?.focus({ preventScroll: true })
    return () => {
      const isHere = document.activeElement === document.body || isInDialog(dialog)
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return <div ref={box}>{children}</div>
}

/** The button that closes it lies beside what it holds. */
function isInDialog(content: Element | null): boolean {
  return content?.closest('[role=dialog]')?.contains(document.activeElement) ?? false
}
