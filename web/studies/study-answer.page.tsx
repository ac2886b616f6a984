import { answerLead, studyAnswer as say } from '#messages/study-answer.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm, LinkPage } from '#web/forms/confirm-by-link.tsx'
import { linkIn, loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'

const load = loadFound((client, { token }) => client.studies.findAnswer({ token }))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const { token } = linkIn({ parameters })
  await client.studies.answer({ token })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.title)

/**
 * The page behind a link in the letter about studies: the button reports anonymously that the volunteer has
 * replied.
 */
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
