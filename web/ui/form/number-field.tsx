import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'> & {
  /** True where a comma is possible. */
  decimal?: boolean | undefined
}

/** A number, typed: the browser's own field changes it when the page is scrolled. */
export function NumberField({ decimal = false, ...props }: Props) {
  return (
    <TextField autoComplete="off" {...props} inputMode={decimal ? 'decimal' : 'numeric'} data-width="short" />
  )
}
