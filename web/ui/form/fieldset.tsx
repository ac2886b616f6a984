import type { FieldsetHTMLAttributes, ReactNode } from 'react'
import frame from './field-frame.module.css'
import styles from './fieldset.module.css'

type Props = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  legend: ReactNode
  optionalMark?: string | undefined
}

/** A group of fields with a common legend. */
export function Fieldset({ legend, optionalMark, children, ...native }: Props) {
  return (
    <fieldset {...native} className={styles.set}>
      <legend className={styles.legend}>
        {legend}
        {optionalMark && <span className={frame.mark}> ({optionalMark})</span>}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
