import type { ComponentProps } from 'react'
import control from './control.module.css'
import { FieldFrame, fieldAttributes } from './field-frame.tsx'
import type { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type'>

/** A day, by the browser's own field; `min` and `max` as in `2027-03-12`. */
export function DateField({ name, id, label, hint, error, optionalMark, ...native }: Props) {
  const texts = { name, id, label, hint, error, optionalMark }
  return (
    <FieldFrame {...texts}>
      <input {...native} {...fieldAttributes(texts)} type="date" className={control.control} data-short="" />
    </FieldFrame>
  )
}
