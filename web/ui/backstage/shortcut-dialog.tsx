import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props extends Pick<ModalProps, 'opened' | 'title' | 'size'> {
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that is opened by a shortcut and starts with a field. It opens without a transition, so that it
 * has the focus before the next key press: otherwise the first letters would go to the page below.
 */
export function ShortcutDialog({ opened, children, ...props }: Props) {
  return (
    <Modal opened={opened} transitionProps={{ duration: 0 }} returnFocus={false} {...props}>
      {opened && <FocusKeeper>{children}</FocusKeeper>}
    </Modal>
  )
}

/** Restores the previous focus on closing, unless something else has taken it. */
function FocusKeeper({ children }: { children: ReactNode }) {
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

/** Includes the dialog's close button, which is outside of the content. */
function isInDialog(content: Element | null): boolean {
  return content?.closest('[role=dialog]')?.contains(document.activeElement) ?? false
}
