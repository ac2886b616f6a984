import type { InputHTMLAttributes, Ref } from 'react'
import styles from './checkbox.module.css'
import { FieldNotes, type FieldTexts, fieldAttributes, fieldId } from './field-frame.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts | 'type'>
type Props = FieldTexts & Native & { ref?: Ref<HTMLInputElement> | undefined }

/** The label stands beside the box and may hold a link, as consent does. */
export function Checkbox({ name, id, label, hint, error, optionalMark, ...native }: Props) {
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <input {...native} {...fieldAttributes(texts)} type="checkbox" className={styles.box} />
        <label htmlFor={fieldId(texts)}>
          {label}
          {optionalMark && <span className={styles.mark}> ({optionalMark})</span>}
        </label>
      </div>
      <FieldNotes {...texts} />
    </div>
  )
}
