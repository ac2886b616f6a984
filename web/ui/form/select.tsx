import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'
import styles from './control.module.css'
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

export type Choice = { value: string; label: string }

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldTexts | 'children'>
type Props = FieldTexts &
  Native & {
    choices: readonly Choice[]
    /** The first line while nothing is chosen, such as “Please choose”. */
    placeholder?: string | undefined
    ref?: Ref<HTMLSelectElement> | undefined
  }

export function Select(props: Props) {
  const { name, id, label, hint, error, optionalMark, choices, placeholder, ...native } = props
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <FieldFrame {...texts}>
      <div className={styles.select}>
        <select {...native} {...fieldAttributes(texts)} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}
