import { Input } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

export type Field = HTMLInputElement | HTMLTextAreaElement

export interface RefusedField {
  field: Field
  /** Id of the message element, which describes the field. */
  id: string
  message: string
}

/** Marks a Mantine field as invalid from outside, and shows the message below it. */
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

/**
 * Returns Mantine's element around a field: the group of radio buttons or checkboxes, or the label beside a
 * single one.
 */
export function frameOf(field: Field): Element {
  const group = field.closest('.mantine-InputWrapper-root')
  const single = field.closest('.mantine-Checkbox-root, .mantine-Switch-root')
  return group ?? single?.querySelector('[class*="-labelWrapper"]') ?? field.parentElement ?? field
}
