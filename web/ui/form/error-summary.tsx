import { useId, useRef } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './error-summary.module.css'
import { useFocusAfter } from './use-focus-after.ts'

export type FieldError = { field: string; message: string }

type Props = {
  title: string
  /** In the order of the fields; `field` is the id of the field. */
  errors: readonly FieldError[]
  /** True if no field is wrong, and the title is the whole message. */
  isWhole?: boolean
  /** Identifies the refusal: the focus is taken once for each new object; null: never. */
  refusal: object | null
  /** Focuses a field that may have to be opened first. */
  onGo?: (field: string) => void
}

/**
 * The list of errors, each linked to its field. Takes the focus once after each refusal, so that it is read
 * out.
 */
export function ErrorSummary({ title, errors, isWhole = false, refusal, onGo = focusField }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  // Later renders, such as on typing, leave the focus where it is.
  useFocusAfter(box, refusal)

  if (errors.length === 0 && !isWhole) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer page must begin here
    <section ref={box} className={styles.summary} aria-labelledby={titleId} tabIndex={-1} autoFocus>
      <h2 id={titleId} className={styles.title}>
        <Icon name="error" />
        <span>{title}</span>
      </h2>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(error => (
            <li key={error.field}>
              <a
                href={`#${error.field}`}
                onClick={event => {
                  event.preventDefault()
                  onGo(error.field)
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Focuses a field and scrolls its label into view. Returns false if the field does not exist. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  field.focus({ preventScroll: true })
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined
  const target = label ?? field
  target.scrollIntoView({ block: 'center' })
  return true
}
