import { selfCheck } from '#messages/self-check.ts'
import { studies as sayOfStudies } from '#messages/studies.ts'
import { howManyStudies, volunteers as say, whatComesNext } from '#messages/volunteers.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
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
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta = contentMeta

async function send(client: Client, form: FormData) {
  await client.volunteers.register(inputOf(form, { email: 'text' }))
  return 'sent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/**
 * The editable page about taking part, with the studies that seek volunteers and the sign-up form for news of
 * further ones.
 */
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

/** Links to the parts that most visitors look for, far down the page. */
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
