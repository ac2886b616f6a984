import type { Ref, TextareaHTMLAttributes } from 'react'
import styles from './control.module.css'
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldTexts>
type Props = FieldTexts & Native & { ref?: Ref<HTMLTextAreaElement> | undefined }

export function TextArea({ name, id, label, hint, error, optionalMark, ...native }: Props) {
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <FieldFrame {...texts}>
      <textarea rows={6} {...native} {...fieldAttributes(texts)} className={styles.control} />
    </FieldFrame>
  )
}
