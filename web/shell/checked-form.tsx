import { Box } from '@mantine/core'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { type Failure, isFailure } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import { formTexts } from '#messages/form-texts.ts'
import { shell } from '#messages/shell.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { ErrorSummary, type FieldError } from '#web/ui/form/error-summary.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** A refusal that it throws is told in the form, at the fields it names: they are found by the `name` they have. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<unknown>
}

interface Refusal {
  title: string
  errors: FieldError[]
}

/** A form of a screen or dialog: what its fields ask for is checked as by a browser, and said in the reader's language. */
export function CheckedForm({ onSubmit, children, ...form }: Props) {
  const say = useSay()
  const id = useId()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refuse = (wrong: (readonly [Field, string])[], whole: string) => {
    for (const [n, [field]] of wrong.entries()) {
      field.ariaInvalid = 'true'
      field.id ||= `${id}-${n}`
    }
    const errors = wrong.map(([field, message]) => ({ field: field.id, message: nameOf(field) + message }))
    setRefusal({ title: errors.length > 0 ? say(shell.errorSummary) : whole, errors })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const fields = [...currentTarget.querySelectorAll<Field>('input, textarea')]
    const wrong = fields.filter(({ willValidate, validity }) => willValidate && !validity.valid)
    for (const field of fields) field.ariaInvalid = null
    setRefusal(null)
    event.preventDefault()
    if (wrong.length > 0) {
      event.stopPropagation()
      return refuse(
        wrong.map(field => [field, say(whatIsWrong(field))]),
        '',
      )
    }
    try {
      await onSubmit(event)
    } catch (error) {
      if (!isFailure(error)) throw error
      refuse(refusedIn(currentTarget, error), textOf(error))
    }
  }
  return (
    <form {...form} noValidate onSubmit={event => void submit(event)}>
      {refusal && (
        <Box mb="md">
          <ErrorSummary {...refusal} refusal={refusal} isWhole />
        </Box>
      )}
      {children}
    </form>
  )
}

/** None where one of the fields is not in the form: then all of the refusal is told above it. */
function refusedIn(form: HTMLFormElement, { details }: Failure): (readonly [Field, string])[] {
  const wrong = (details.errors ?? []).map(
    ({ field, message }) => [fieldNamed(form, field), message] as const,
  )
  return wrong.every((one): one is [Field, string] => one[0] !== null) ? wrong : []
}

// The value of a choice is in a hidden field behind the one that is seen.
function fieldNamed(form: HTMLFormElement, name: string): Field | null {
  const found = form.querySelector<Field>(`[name="${CSS.escape(name)}"]`)
  if (found?.type !== 'hidden') return found
  return found.previousElementSibling?.querySelector('input') ?? null
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
