import type { InputHTMLAttributes, Ref } from 'react'
import styles from './checkbox.module.css'
import { FieldNotes, type FieldTexts, fieldAttributes, fieldId } from './field-frame.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts | 'type'>
type Props = FieldTexts & Native & { ref?: Ref<HTMLInputElement> | undefined }

/** A checkbox with its label beside it; the label may contain a link, as for a consent. */
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
