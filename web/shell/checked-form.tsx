import { Box } from '@mantine/core'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { formTexts } from '#messages/form-texts.ts'
import { shell } from '#messages/shell.ts'
import { useSay } from '#web/language.ts'
import { ErrorSummary, type FieldError } from '#web/ui/form/error-summary.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form of a screen or dialog: what its fields ask for is checked as by a browser, and said in the reader's language. */
export function CheckedForm({ onSubmit, children, ...form }: Props) {
  const say = useSay()
  const id = useId()
  const [refusal, setRefusal] = useState<{ errors: FieldError[] } | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = [...event.currentTarget.querySelectorAll<Field>('input, textarea')]
    const wrong = fields.filter(({ willValidate, validity }) => willValidate && !validity.valid)
    for (const field of fields) field.ariaInvalid = String(wrong.includes(field))
    setRefusal(null)
    if (wrong.length === 0) return onSubmit(event)
    event.preventDefault()
    event.stopPropagation()
    for (const [n, field] of wrong.entries()) field.id ||= `${id}-${n}`
    const errors = wrong.map(field => ({ field: field.id, message: nameOf(field) + say(whatIsWrong(field)) }))
    setRefusal({ errors })
  }
  return (
    <form {...form} noValidate onSubmit={submit}>
      {refusal && (
        <Box mb="md">
          <ErrorSummary title={say(shell.errorSummary)} errors={refusal.errors} refusal={refusal} />
        </Box>
      )}
      {children}
    </form>
  )
}

/** “Reason: ”. The mark of what is required is no part of a name. */
function nameOf({ labels, ariaLabel }: Field): string {
  const name = (labels?.[0]?.textContent ?? ariaLabel ?? '').replace(/\s*\*$/, '')
  return name && `${name}: `
}

function whatIsWrong({ validity, type }: Field): Bilingual<string> {
  if (validity.valueMissing) return formTexts.empty
  return type === 'email' ? formTexts.email : formTexts.invalid
}
