import { type FocusEvent, type ReactNode, useDeferredValue, useState } from 'react'
import styles from './editor-part.module.css'

/**
 * A part of an editor: drawn at once while somebody is in it, or in a dialog that it opened, else as soon as there is
 * time. A key pressed in one part so waits for no other part, however many fields an editor has.
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
