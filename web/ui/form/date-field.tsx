import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A day, by the browser's own field; `min` and `max` as in `2027-03-12`. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField {...props} type="date" data-width="short" />
}
