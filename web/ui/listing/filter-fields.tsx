import type { InputHTMLAttributes } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from '#web/ui/form/control.module.css'
import own from './filter-fields.module.css'

type TextProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue' | 'maxLength'> & {
  label: string
}

/** A search field of a list. Filter fields have no errors, so they have no place for them. */
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
  /** Label of the empty option. */
  all: string
  value: string | number | undefined
  choices: readonly { value: string; label: string }[]
}

/** A select field that filters a list. */
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
