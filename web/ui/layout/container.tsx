import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './container.module.css'

type Props = { width?: 'content' | 'text' | undefined; children: ReactNode }

/** The page's column with its gutters. */
export function Container({ width = 'content', children }: Props) {
  return <div className={classNames(styles.container, width === 'text' && styles.text)}>{children}</div>
}
