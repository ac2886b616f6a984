import type { ComponentProps } from 'react'
import control from './control.module.css'
import { FieldFrame, fieldAttributes } from './field-frame.tsx'
import type { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'> & {
  /** True where a comma is possible. */
  decimal?: boolean | undefined
}

/** A number, typed: the browser's own field changes it when the page is scrolled. */
export function NumberField({ decimal = false, ...props }: Props) {
  const { name, id, label, hint, error, optionalMark, ...native } = props
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <FieldFrame {...texts}>
      <input
        autoComplete="off"
        {...native}
        {...fieldAttributes(texts)}
        inputMode={decimal ? 'decimal' : 'numeric'}
        className={control.control}
        data-short=""
      />
    </FieldFrame>
  )
}
