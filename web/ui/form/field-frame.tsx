import type { ReactNode } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './field-frame.module.css'

/** Texts around a field's control. */
export type FieldTexts = {
  name: string
  /**
   * By default the name; required where two forms on a page have fields of the same name. Error summaries
   * link to it.
   */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  /** Error message that says what to do. */
  error?: string | undefined
  /** Mark of an optional field, such as “optional”. */
  optionalMark?: string | undefined
}

type Props = FieldTexts & { children: ReactNode }

/** Label, control, hint and error, from top to bottom. */
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

/** Returns the attributes that connect a control to its label, hint and error. */
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
