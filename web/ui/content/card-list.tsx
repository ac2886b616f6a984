import { Children, type ReactNode } from 'react'
import styles from './card-list.module.css'

type Props = {
  /** `rows` parts them by hairlines, `grid` sets them side by side, `people` does so with portraits. */
  shape?: 'rows' | 'grid' | 'people' | undefined
  label?: string | undefined
  children: ReactNode
}

export function CardList({ shape = 'rows', label, children }: Props) {
  return (
    <ul className={styles[shape]} aria-label={label}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
