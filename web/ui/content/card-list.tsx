import { Children, type ReactNode } from 'react'
import styles from './card-list.module.css'

type Props = {
  /** `rows`: separated by lines; `grid`: side by side; `people`: side by side with portraits. */
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
