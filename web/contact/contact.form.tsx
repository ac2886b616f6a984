import { contact } from '#messages/contact.ts'
import { formConsents } from '#messages/form-consents.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** A message to the institute. About a barrier, it asks where that is, too. */
export function ContactForm({ isBarrier = false }: { isBarrier?: boolean }) {
  const say = useSay()
  const name = isBarrier ? 'barrier' : 'contact'
  const send = isBarrier ? contact.barrierSend : contact.send
  return (
    <VisitorsForm name={name} consent={formConsents[name]} send={send} sending={contact.sending}>
      {({ one }) => (
        <>
          <TextField {...one('name')} label={say(contact.name)} autoComplete="name" />
          <TextField
            {...one('email')}
            type="email"
            label={say(contact.email)}
            hint={say(contact.emailHint)}
            autoComplete="email"
          />
          {isBarrier && <TextField {...one('page', 'optional')} label={say(contact.barrierPage)} />}
          <TextArea
            {...one('message')}
            label={say(contact.message)}
            hint={say(contact.messageHint)}
            rows={8}
          />
        </>
      )}
    </VisitorsForm>
  )
}
