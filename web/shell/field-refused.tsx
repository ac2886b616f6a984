import { Input } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

export type Field = HTMLInputElement | HTMLTextAreaElement

export interface RefusedField {
  field: Field
  /** Of the sentence, which describes the field. */
  id: string
  message: string
}

/** Marks a field of Mantine that knows nothing of it, and says below it what is wrong. */
export function FieldRefused({ field, id, message }: RefusedField) {
  useLayoutEffect(() => {
    field.ariaInvalid = 'true'
    field.setAttribute('aria-describedby', [id, ...describedBy(field)].join(' '))
    return () => {
      field.ariaInvalid = null
      const others = describedBy(field).filter(one => one !== id)
      if (others.length > 0) field.setAttribute('aria-describedby', others.join(' '))
      else field.removeAttribute('aria-describedby')
    }
  }, [field, id])
  return createPortal(
    <Input.Error id={id} mt={5}>
      {message}
    </Input.Error>,
    frameOf(field),
  )
}

function describedBy(field: Field): string[] {
  return field.getAttribute('aria-describedby')?.split(' ') ?? []
}

/** What Mantine draws around a field: of several to choose from their group, of a single one what stands beside it. */
export function frameOf(field: Field): Element {
  const group = field.closest('.mantine-InputWrapper-root')
  const single = field.closest('.mantine-Checkbox-root, .mantine-Switch-root')
  return group ?? single?.querySelector('[class*="-labelWrapper"]') ?? field.parentElement ?? field
}
