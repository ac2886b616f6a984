import { Stack } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import styles from './kept-focus.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

/** Keeps the focus inside a list when rows disappear or the list becomes empty. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <Stack gap="md" ref={box} tabIndex={-1} className={styles.box ?? ''}>
      {children}
    </Stack>
  )
}
