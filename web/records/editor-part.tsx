import { type FocusEvent, type ReactNode, useDeferredValue, useState } from 'react'
import styles from './editor-part.module.css'

/**
 * A part of an editor. It renders at once while it has the focus, including dialogs that it opened, else
 * deferred. Typing in one part so never waits for the other parts.
 */
export function EditorPart({ children }: { children: ReactNode }) {
  const [hasFocus, setFocus] = useState(false)
  const later = useDeferredValue(children)
  const focus = {
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
  }
  return (
    <div className={styles.part} {...focus}>
      {hasFocus ? children : later}
    </div>
  )
}
