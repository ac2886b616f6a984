import { bookingConsent } from '#messages/booking-consent.ts'
import { tours as say } from '#messages/tours.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const { load, meta, Trail } = slugPage({
  page: 'tour',
  find: (client, slug) => client.tours.find({ slug }),
  section: 'info',
  lists: [{ page: 'tours', title: say.title }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ teaser }) => teaser,
})

export { meta }
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const input = inputOf(form, { name: 'text', email: 'text', people: 'number' })
  await client.tours.send({ ...input, people: input.people ?? 0, slug: parameters.slug ?? '' })
  return 'sent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export default function TourPage() {
  const words = useSay()
  const { title, teaser } = useData<typeof load>()
  return (
    <Section width="text">
      <Trail />
      <PageTitle title={title} lead={teaser} />
      <FormOrOutcome<typeof send> outcomes={{ sent: { title: say.sent, lead: say.sentLead } }}>
        <VisitorsForm name="booking" consent={bookingConsent.booking} send={say.book} sending={say.sending}>
          {({ one }) => (
            <>
              <TextField {...one('name')} label={words(say.name)} autoComplete="name" />
              <TextField {...one('email')} type="email" label={words(say.email)} autoComplete="email" />
              <TextField {...one('people')} inputMode="numeric" label={words(say.people)} />
            </>
          )}
        </VisitorsForm>
      </FormOrOutcome>
    </Section>
  )
}
