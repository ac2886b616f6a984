import { selfCheck } from '#messages/self-check.ts'
import { studies as sayOfStudies } from '#messages/studies.ts'
import { howManyStudies, volunteers as say, whatComesNext } from '#messages/volunteers.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { ContentPart, ContentView, contentMeta, loadContent } from '#web/pages/pages.ts'
import { StudyList } from '#web/studies/studies.ts'
import { Link } from '#web/ui/control/link.tsx'
import { SelfCheck } from './self-check.tsx'
import { SignUpForm } from './sign-up.form.tsx'

async function load(client: Client, address: Address) {
  const [page, { sender }, { rows: studies, changesAt }] = await Promise.all([
    loadContent(client, address),
    client.volunteers.overview({}),
    client.studies.list({}),
  ])
  const [next = null] = [page.changesAt, changesAt].filter(moment => moment !== null).sort()
  return { ...page, sender, studies, changesAt: next }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = contentMeta

async function send(client: Client, form: FormData) {
  await client.volunteers.register(inputOf(form, { email: 'text' }))
  return 'sent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/** What staff write about taking part; below it the studies that look for volunteers, and the form for whoever wants to be told of new ones. */
export default function VolunteersPage() {
  const words = useSay()
  const { sender, studies, ...page } = useData<typeof load>()
  const sent = { title: say.sent, lead: whatComesNext(sender), again: say.another }
  return (
    <ContentView page={page} before={<Shortcuts studies={studies.length} />}>
      <ContentPart id="studies" title={words(sayOfStudies.title)}>
        <StudyList studies={studies} />
      </ContentPart>
      <ContentPart id="self-check" title={words(selfCheck.title)}>
        <SelfCheck />
      </ContentPart>
      <ContentPart id="sign-up" title={words(say.title)}>
        <FormOrOutcome<typeof send> outcomes={{ sent }}>
          <p>{words(say.lead)}</p>
          <SignUpForm />
        </FormOrOutcome>
      </ContentPart>
    </ContentView>
  )
}

/** What most come for stands far below. */
function Shortcuts({ studies }: { studies: number }) {
  const words = useSay()
  return (
    <p>
      {studies > 0 && (
        <>
          <Link href="#studies">{words(howManyStudies(studies))}</Link>
          {' · '}
        </>
      )}
      <Link href="#sign-up">{words(say.title)}</Link>
    </p>
  )
}
