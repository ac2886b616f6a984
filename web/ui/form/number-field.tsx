import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'> & {
  /** Whether decimals are permitted. */
  decimal?: boolean | undefined
}

/** A text field for numbers: the browser's number field changes its value on scrolling. */
export function NumberField({ decimal = false, ...props }: Props) {
  return (
    <TextField autoComplete="off" {...props} inputMode={decimal ? 'decimal' : 'numeric'} data-width="short" />
  )
}
