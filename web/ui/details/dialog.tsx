import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  title: string
  closeLabel: string
  /** Called on Esc, by the close button and on a click outside. */
  onClose: () => void
  /** Buttons, the primary one first. */
  actions?: ReactNode
  children: ReactNode
}

/** The browser's modal dialog, which traps the focus and returns it on closing. */
export function Dialog({ open, title, closeLabel, onClose, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does by keyboard what a press beside does by pointer
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
        </div>
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
