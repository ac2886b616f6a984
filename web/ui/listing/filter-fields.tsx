import type { InputHTMLAttributes } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from '#web/ui/form/control.module.css'
import own from './filter-fields.module.css'

type TextProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue' | 'maxLength'> & {
  label: string
}

/** What a list is searched for. Fields of a filter are never wrong, so they need no place for errors. */
export function FilterText({ label, ...native }: TextProps) {
  return (
    <label className={own.field}>
      <span>{label}</span>
      <input type="search" {...native} className={styles.control} />
    </label>
  )
}

interface SelectProps {
  name: string
  label: string
  /** While nothing is chosen. */
  all: string
  value: string | number | undefined
  choices: readonly { value: string; label: string }[]
}

/** What a list is narrowed to. */
export function FilterSelect({ name, label, all, value = '', choices }: SelectProps) {
  return (
    <label className={own.field}>
      <span>{label}</span>
      <span className={styles.select}>
        <select name={name} defaultValue={value} className={styles.control}>
          <option value="">{all}</option>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  )
}
