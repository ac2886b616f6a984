import type { ReactNode } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './field-frame.module.css'

/** What every field says around its control. */
export type FieldTexts = {
  name: string
  /** Needed where two forms on a page have fields of one name; else the name. Error summaries link to it. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do, in words. */
  error?: string | undefined
  /** The word behind the label of a field that may stay empty, such as “optional”. */
  optionalMark?: string | undefined
}

type Props = FieldTexts & { children: ReactNode }

/** Label above, control, hint below it, error below that. */
export function FieldFrame({ children, ...texts }: Props) {
  const { label, optionalMark } = texts
  return (
    <div className={styles.frame} data-invalid={texts.error ? '' : undefined}>
      <label className={styles.label} htmlFor={fieldId(texts)}>
        {label}
        {optionalMark && <span className={styles.mark}> ({optionalMark})</span>}
      </label>
      {children}
      <FieldNotes {...texts} />
    </div>
  )
}

export function FieldNotes(texts: FieldTexts) {
  const id = fieldId(texts)
  return (
    <>
      {texts.hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {texts.hint}
        </div>
      )}
      {texts.error && (
        <div className={styles.error} id={`${id}-error`}>
          <Icon name="error" />
          <span>{texts.error}</span>
        </div>
      )}
    </>
  )
}

export function fieldId(texts: FieldTexts): string {
  return texts.id ?? texts.name
}

/** What ties a control to its label, hint and error. */
export function fieldAttributes(texts: FieldTexts) {
  const id = fieldId(texts)
  const described = [texts.error && `${id}-error`, texts.hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    name: texts.name,
    'aria-describedby': described || undefined,
    'aria-invalid': texts.error ? (true as const) : undefined,
  }
}
