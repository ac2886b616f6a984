import { type RefObject, useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { contact } from '#messages/contact.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { Refusal } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout.module.css'

interface Props {
  refusal: Refusal | undefined
  opened: RefObject<number>
  /** The form is about a barrier: it asks where, too. */
  isBarrier?: boolean
}

export function ContactForm({ refusal, opened, isBarrier = false }: Props) {
  const say = useSay()
  const language = useLanguage()
  const isBusy = useNavigation().state === 'submitting'
  const { fields = {}, values = {} } = refusal ?? {}
  // Both languages' forms may be kept in one document.
  const idOf = (name: string) => `contact-${language}-${name}`
  const errors = Object.entries(fields).map(([field, message]) => ({ field: idOf(field), message }))
  useEffect(() => {
    opened.current = Date.now()
  }, [opened])

  const text = (name: string) => ({ id: idOf(name), name, defaultValue: values[name], error: fields[name] })
  return (
    <Form method="post" noValidate className={layout.stack}>
      {refusal && (
        <ErrorSummary
          refusal={refusal}
          title={errors.length > 0 ? say(shell.errorSummary) : refusal.message}
          errors={errors.length > 0 ? errors : [{ field: idOf('name'), message: refusal.message }]}
        />
      )}
      <TextField {...text('name')} label={say(contact.name)} autoComplete="name" required />
      <TextField
        {...text('email')}
        type="email"
        label={say(contact.email)}
        hint={say(contact.emailHint)}
        autoComplete="email"
        required
      />
      {isBarrier && <TextField {...text('page')} label={say(contact.barrierPage)} />}
      <TextArea
        {...text('message')}
        label={say(contact.message)}
        hint={say(contact.messageHint)}
        rows={8}
        required
      />
      <div hidden>
        <TextField {...text('website')} label={say(contact.trap)} autoComplete="off" tabIndex={-1} />
      </div>
      <Seconds opened={opened} />
      <Checkbox
        id={idOf('consent')}
        name="consent"
        label={say(contact.consent)}
        error={fields.consent}
        defaultChecked={values.consent === 'on'}
        required
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {say(isBusy ? contact.sending : isBarrier ? contact.barrierSend : contact.send)}
        </Button>
      </div>
    </Form>
  )
}

/** How long the form was open, written when it is sent; nothing about it stands in the page. */
function Seconds({ opened }: { opened: RefObject<number> }) {
  return (
    <input
      type="hidden"
      name="seconds"
      ref={input => {
        const write = () => {
          if (input && opened.current > 0)
            input.value = String(Math.round((Date.now() - opened.current) / 1000))
        }
        input?.form?.addEventListener('submit', write, { capture: true })
        return () => input?.form?.removeEventListener('submit', write, { capture: true })
      }}
    />
  )
}
