import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './control.module.css'
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

export type Choice = { value: string; label: string; hint?: string | undefined }

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldTexts | 'children'>
type Props = FieldTexts &
  Native & {
    choices: readonly Choice[]
    /** Frequent choices, above a line. */
    first?: readonly Choice[] | undefined
    /** The empty option, such as “Please choose”. */
    placeholder?: string | undefined
    ref?: Ref<HTMLSelectElement> | undefined
  }

export function Select(props: Props) {
  const { name, id, label, hint, error, optionalMark, choices, first = [], placeholder, ...native } = props
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <FieldFrame {...texts}>
      <div className={styles.select}>
        <select {...native} {...fieldAttributes(texts)} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {first.map(option)}
          {first.length > 0 && <hr />}
          {choices.map(option)}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}

// Server and browser may have different names for an option, such as a country: the server's is kept.
function option({ value, label }: Choice) {
  return (
    <option key={value} value={value} suppressHydrationWarning>
      {label}
    </option>
  )
}
