import { formConsents } from '#messages/form-consents.ts'
import { volunteers as say } from '#messages/volunteers.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

/** The form to sign up as a volunteer; it asks only for the e-mail address. */
export function SignUpForm() {
  const words = useSay()
  return (
    <VisitorsForm
      name="volunteer"
      labels={{ email: say.email }}
      consent={formConsents.volunteer}
      send={say.send}
      sending={say.sending}
    >
      {({ one }) => (
        <>
          <p>{words(say.onlyAddress)}</p>
          <TextField {...one('email')} type="email" hint={words(say.emailHint)} autoComplete="email" />
        </>
      )}
    </VisitorsForm>
  )
}
