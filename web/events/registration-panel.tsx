import type { EventDetail } from '#contract/events/shown.ts'
import { events } from '#messages/events.ts'
import { keptFor, registrationPanel as say, seatsFree } from '#messages/own-registration.ts'
import { registrationConsent } from '#messages/registration-consent.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './registration.module.css'
import {
  FurtherFields,
  fieldsWithKnown,
  NameFields,
  PlaceFields,
  registrationLabels,
} from './registration-fields.tsx'
import type { SendRegistration } from './send-registration.ts'

/** The registration form of an event, or its outcome; null while registration is not open. */
export function RegistrationPanel({ event }: { event: EventDetail }) {
  const words = useSay()
  const { registration } = event
  if (registration?.state !== 'open') return null
  const outcomes = {
    pending: { title: say.pending, lead: say.pendingLead, again: say.another },
    waitlisted: { title: say.waitlisted, lead: say.waitlistedLead, again: say.another },
  }
  return (
    <section className={styles.part}>
      <h2>{words(say.title)}</h2>
      <FormOrOutcome<SendRegistration> outcomes={outcomes}>
        <VisitorsForm
          name="registration"
          labels={registrationLabels(registration)}
          consent={registrationConsent.registration}
          send={event.standing?.is === 'full' ? events.toWaitingList : say.send}
          sending={say.sending}
        >
          {fields => (
            <>
              <NameFields fields={fields} />
              <TextField
                {...fields.one('email')}
                type="email"
                hint={words(say.emailHint)}
                autoComplete="email"
              />
              <PlaceFields fields={fields} isAsked={registration.asksPlace} />
              <WayField fields={fields} ways={registration.ways} />
              <FurtherFields fields={fields} option={registration.option} />
              <p>{words(keptFor(registration.keptDays))}</p>
            </>
          )}
        </VisitorsForm>
      </FormOrOutcome>
    </section>
  )
}

interface WayProps {
  fields: Parameters<typeof fieldsWithKnown>[0]['fields']
  ways: NonNullable<EventDetail['registration']>['ways']
}

/** A single way to take part is preselected, but still shown, because it may be full. */
function WayField({ fields, ways }: WayProps) {
  const words = useSay()
  const choices = ways.map(({ participation, isFull, seatsLeft }) => ({
    value: participation,
    label: words(say.ways)[participation],
    hint: seatsLeft === null ? undefined : words(isFull ? say.isFull : seatsFree(seatsLeft)),
  }))
  const [only] = choices
  const known = choices.length === 1 && only ? { participation: only.value } : {}
  return <RadioGroup {...fieldsWithKnown({ fields, known })('participation')} choices={choices} />
}
