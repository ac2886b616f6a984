import type { InputHTMLAttributes, Ref } from 'react'
import styles from './control.module.css'
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts>
type Props = FieldTexts & Native & { ref?: Ref<HTMLInputElement> | undefined }

export function TextField({ name, id, label, hint, error, optionalMark, type = 'text', ...native }: Props) {
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <FieldFrame {...texts}>
      <input {...native} {...fieldAttributes(texts)} type={type} className={styles.control} />
    </FieldFrame>
  )
}
