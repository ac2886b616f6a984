import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './grip.module.css'

/** The handle of a row, for dragging by mouse or touch and for the arrow keys. */
export function Grip({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <UnstyledButton
      aria-keyshortcuts="ArrowUp ArrowDown"
      {...props}
      className={`${styles.grip} ${className}`}
    >
      <IconGripVertical size={18} aria-hidden />
    </UnstyledButton>
  )
}
