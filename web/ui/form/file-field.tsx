import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { FieldFrame, fieldAttributes } from './field-frame.tsx'
import styles from './file-field.module.css'
import type { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'defaultValue' | 'ref'> & {
  /** Returns the problem of a chosen file as a message, which is shown before anything is sent. */
  problemOf?: ((file: File) => string | null) | undefined
}

// Prevents submitting a file that the field has refused, and focuses the field instead.
function holdWrongFile(input: HTMLInputElement | null) {
  const form = input?.form
  const hold = (event: Event) => {
    if (!input?.validity.customError) return
    event.preventDefault()
    event.stopPropagation()
    input.focus()
  }
  form?.addEventListener('submit', hold, { capture: true })
  return () => form?.removeEventListener('submit', hold, { capture: true })
}

/** A file field; its hint states the accepted types and sizes. */
export function FileField({ name, id, label, hint, error, optionalMark, problemOf, ...native }: Props) {
  const [problem, setProblem] = useState<string | null>()
  const texts = {
    name,
    id,
    label,
    hint,
    optionalMark,
    error: problem ?? (problem === null ? undefined : error),
  }
  const look = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    const found = file ? (problemOf?.(file) ?? null) : null
    input.setCustomValidity(found ?? '')
    setProblem(found)
  }
  return (
    <FieldFrame {...texts}>
      <input
        {...native}
        {...fieldAttributes(texts)}
        type="file"
        ref={holdWrongFile}
        onChange={look}
        className={styles.file}
      />
      <VisuallyHidden>
        <span role="status">{problem}</span>
      </VisuallyHidden>
    </FieldFrame>
  )
}
