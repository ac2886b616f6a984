import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { ballotConfirmation as say } from '#messages/ballot-confirmation.ts'
import { pollPages } from '#messages/poll-pages.ts'
import { receiptTexts } from '#messages/receipt.ts'
import type { Client } from '#web/client.ts'
import { loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { ConfirmBallot } from '#web/voting/confirm-ballot.tsx'

/** Opening the link in a letter changes nothing; the button on the page confirms. */
const load = loadFound((client, link) => client.polls.findBallot(link))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const answer = await client.polls.confirm({ token: parameters.token ?? '', confirm: true })
  return answer.receipt ? { data: answer } : ('counted' as const)
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.confirmTitle)

export default function ConfirmBallotPage() {
  const words = useSay()
  const language = useLanguage()
  const { found } = useData<typeof load>()
  const ballot = found && { ...found, title: inLanguage(found.poll.title, language).value }
  return (
    <ConfirmBallot
      {...{
        found: ballot,
        title: say.confirmTitle,
        words: { ...pollPages, receiptLead: receiptTexts.pollLead, ...say },
      }}
      actions={<ButtonLink href={addressOf('polls', language)}>{words(say.toPolls)}</ButtonLink>}
    />
  )
}
