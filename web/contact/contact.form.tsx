import { contact } from '#messages/contact.ts'
import { formConsents } from '#messages/form-consents.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** Contact form. In a report of a barrier it also asks for the place of the barrier. */
export function ContactForm({ isBarrier = false }: { isBarrier?: boolean }) {
  const say = useSay()
  const name = isBarrier ? 'barrier' : 'contact'
  const send = isBarrier ? contact.barrierSend : contact.send
  const labels = {
    name: contact.name,
    email: contact.email,
    ...(isBarrier && { page: contact.barrierPage }),
    message: contact.message,
  }
  return (
    <VisitorsForm
      name={name}
      labels={labels}
      consent={formConsents[name]}
      send={send}
      sending={contact.sending}
    >
      {({ one }) => (
        <>
          <TextField {...one('name')} autoComplete="name" />
          <TextField {...one('email')} type="email" hint={say(contact.emailHint)} autoComplete="email" />
          {isBarrier && <TextField {...one('page', 'optional')} />}
          <TextArea {...one('message')} hint={say(contact.messageHint)} rows={8} />
        </>
      )}
    </VisitorsForm>
  )
}
