import { useId, useRef } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './error-summary.module.css'
import { useFocusAfter } from './use-focus-after.ts'

export type FieldError = { field: string; message: string }

type Props = {
  title: string
  /** In the order of the fields; `field` is the field's id. */
  errors: readonly FieldError[]
  /** True where no field is wrong, and the title says all. */
  isWhole?: boolean
  /** What was refused, the same object while it stays the same: focus is taken once for each; null: not at all. */
  refusal: object | null
  /** Goes to a field that may have to be opened first. */
  onGo?: (field: string) => void
}

/** Takes focus once after each refusal, so that it is read out; each error leads to its field. */
export function ErrorSummary({ title, errors, isWhole = false, refusal, onGo = goTo }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  // Typing on after a refusal renders this again: the focus stays where one types.
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

/** Puts the focus into a field, with its label in sight. False where it is not there. */
export function goTo(id: string): boolean {
  const field = document.getElementById(id)
  if (!field) return false
  field.focus({ preventScroll: true })
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined
  const target = label ?? field
  target.scrollIntoView({ block: 'center' })
  return true
}
