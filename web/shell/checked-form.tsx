import { Box, Button, type ButtonProps } from '@mantine/core'
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Failure, isFailure } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import { formTexts } from '#messages/form-texts.ts'
import { shell } from '#messages/shell.ts'
import { useSay } from '#web/language.ts'
import { ErrorSummary, focusField } from '#web/ui/form/error-summary.tsx'
import { type Field, FieldRefused, frameOf, type RefusedField } from './field-refused.tsx'
import { noteSessionEnded, useOnResumed } from './session.ts'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** A failure that it throws is shown at the fields named in it, which are found by their `name`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<unknown>
}

interface Refusal {
  fields: RefusedField[]
  /** Message for the whole form; empty if each error is shown at a field. */
  whole: string
}

type Wrong = readonly [Field, string]

/**
 * A form in a screen or dialog, validated by the browser's constraints, with messages in the user's language.
 * An error is shown at its field; a single one takes the focus. Several errors, or one without a field, are
 * shown above the form.
 */
export function CheckedForm({ onSubmit, children, ...form }: Props) {
  const say = useSay()
  const { refusal, isSending, submit } = useSubmit(onSubmit)
  const fields = refusal?.fields ?? []
  const [first] = fields
  const hasSummary = refusal !== null && (refusal.whole !== '' || fields.length > 1)
  const only = hasSummary ? undefined : first?.field
  useEffect(() => {
    if (only && refusal) focusField(only.id)
  }, [only, refusal])
  return (
    <form {...form} noValidate onSubmit={event => void submit(event)}>
      {hasSummary && (
        <Box mb="md">
          <ErrorSummary
            title={refusal.whole || say(shell.errorSummary)}
            errors={fields.map(({ field, message }) => ({
              field: field.id,
              message: nameOf(field) + message,
            }))}
            refusal={refusal}
            isWhole
          />
        </Box>
      )}
      <Sending value={isSending}>{children}</Sending>
      {fields.map(one => (
        <FieldRefused key={one.id} {...one} />
      ))}
    </form>
  )
}

const Sending = createContext(false)

/** Submits the surrounding form and shows when it is being sent. */
export function SubmitButton(props: ButtonProps & { value?: string }) {
  return <Button {...props} type="submit" loading={useContext(Sending)} />
}

function useSubmit(onSubmit: Props['onSubmit']) {
  const say = useSay()
  const id = useId()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const again = useRef<(() => void) | null>(null)
  const refuse = (wrong: Wrong[], whole = '') => {
    const fields = wrong.map(([field, message], n) => {
      field.id ||= `${id}-${n}`
      return { field, id: `${field.id}-refused`, message }
    })
    setRefusal({ fields, whole })
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const { submitter } = event.nativeEvent as SubmitEvent
    try {
      await onSubmit(event)
    } catch (error) {
      if (!isFailure(error)) throw error
      if (isFailure(error, 'notLoggedIn')) {
        again.current = () => currentTarget.requestSubmit(submitter)
        noteSessionEnded()
      }
      const { fieldErrors, others } = refusalsIn(currentTarget, error)
      refuse(
        fieldErrors,
        fieldErrors.length > 0 && others.length === 0 ? '' : [error.message, ...others].join(' '),
      )
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form is a React descendant of the form that opened it.
    event.stopPropagation()
    if (isBusy.current) return
    again.current = null
    setRefusal(null)
    const wrong = invalidFields(event.currentTarget)
    if (wrong.length > 0) return refuse(wrong.map(field => [field, say(whatIsWrong(field))]))
    isBusy.current = true
    setSending(true)
    try {
      await send(event)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  useOnResumed(() => again.current?.())
  return { refusal, isSending, submit }
}

/** Returns the invalid fields, one for each group of fields. */
function invalidFields(form: HTMLFormElement): Field[] {
  const fields = [...form.querySelectorAll<Field>('input, textarea')]
  const wrong = fields.filter(({ willValidate, validity }) => willValidate && !validity.valid)
  return wrong.filter((field, n) => wrong.findIndex(one => frameOf(one) === frameOf(field)) === n)
}

/** Returns one message for each refused field of the form, and the messages about other fields. */
function refusalsIn(form: HTMLFormElement, { details }: Failure): { fieldErrors: Wrong[]; others: string[] } {
  const messages = new Map<Field, string>()
  const others: string[] = []
  for (const { field: name, message } of details.errors ?? []) {
    const field = fieldNamed(form, name)
    if (!field) others.push(message)
    else if (!messages.has(field)) messages.set(field, message)
  }
  return { fieldErrors: [...messages], others }
}

// Mantine keeps the value of a select in a hidden field behind the visible one.
function fieldNamed(form: HTMLFormElement, name: string): Field | null {
  const found = form.querySelector<Field>(`[name="${CSS.escape(name)}"]`)
  if (found?.type !== 'hidden') return found
  return found.previousElementSibling?.querySelector('input') ?? null
}

/** “Reason: ”. The asterisk of a required field is no part of the name. */
function nameOf({ labels, ariaLabel }: Field): string {
  const name = (labels?.[0]?.textContent ?? ariaLabel ?? '').replace(/\s*\*$/, '')
  return name && `${name}: `
}

function whatIsWrong({ validity, type }: Field): Bilingual<string> {
  if (validity.valueMissing) return formTexts.empty
  return type === 'email' ? formTexts.email : formTexts.invalid
}
