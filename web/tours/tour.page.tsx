import { type MetaFunction, redirect } from 'react-router'
import { inBoth } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { tours } from '#messages/tours.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { head } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'

async function load(client: Client, { language, parameters, origin }: Address) {
  const tour = await client.tours.find({ slug: parameters.slug ?? '' })
  const slug = tour.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('tour', language, { slug }), 301)
  return { ...tour, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const input = inputOf(form, { name: 'text', email: 'text', people: 'number' })
  await client.tours.book({ ...input, people: input.people ?? 0, slug: parameters.slug ?? '' })
  return 'sent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: tour }) => {
  if (!tour) return []
  const twins = inBoth(other => tour.origin + addressOf('tour', other, { slug: tour.slugs[other] }))
  return head(location.pathname, { title: tour.title, description: tour.teaser, twins, origin: tour.origin })
}

export default function TourPage() {
  const say = useSay()
  const language = useLanguage()
  const { title, teaser } = useData<typeof load>()
  const list = { label: say(tours.title), href: addressOf('tours', language) }
  const home = { label: say(shell.home), href: addressOf('home', language) }
  return (
    <Section width="text">
      <Breadcrumbs label={say(shell.here)} trail={[home, list, { label: title }]} />
      <PageTitle title={title} lead={teaser} />
      <FormOrOutcome<typeof send> outcomes={{ sent: { title: tours.sent, lead: tours.sentLead } }}>
        <VisitorsForm name="booking" consent="booking" send={tours.book} sending={tours.sending}>
          {({ one }) => (
            <>
              <TextField {...one('name')} label={say(tours.name)} autoComplete="name" />
              <TextField {...one('email')} type="email" label={say(tours.email)} autoComplete="email" />
              <TextField {...one('people')} inputMode="numeric" label={say(tours.people)} />
            </>
          )}
        </VisitorsForm>
      </FormOrOutcome>
    </Section>
  )
}
