import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** The browser's date field; `min` and `max` as in `2027-03-12`. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField {...props} type="date" data-width="short" />
}
