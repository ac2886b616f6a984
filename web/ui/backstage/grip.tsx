import { IconGripVertical } from '@tabler/icons-react'
import styles from './grip.module.css'

/** Drags the row it stands in. Only for the mouse: buttons and keys beside it do the same for everybody. */
export function Grip({ onDrag }: { onDrag: () => void }) {
  return (
    <span
      className={styles.grip}
      draggable
      aria-hidden="true"
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag()
      }}
    >
      <IconGripVertical size={18} />
    </span>
  )
}
