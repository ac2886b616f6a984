import { answerLead, studyAnswer as say } from '#messages/study-answer.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm, LinkPage } from '#web/forms/confirm-by-link.tsx'
import { linkIn, loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hidden } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'

const load = loadFound((client, { token }) => client.studies.findAnswer({ token }))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const { token } = linkIn({ parameters })
  await client.studies.answer({ token })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(say.title)

/** Behind a link of the letter about studies: a button says that one has answered, and not who one is. */
export default function StudyAnswerPage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  return (
    <LinkPage
      {...{ title: say.title, section: 'research', found, unknown: { title: say.invalid } }}
      done={found?.isCounted && { title: say.done, lead: say.doneLead }}
      next={{ page: 'volunteers', label: say.toStudies, anchor: '#studies' }}
    >
      {({ title }) => (
        <>
          <p>{words(answerLead(title))}</p>
          <ConfirmForm button={words(say.confirm)} />
        </>
      )}
    </LinkPage>
  )
}
