import { contests as say } from '#messages/contests.ts'
import type { Client } from '#web/client.ts'
import { loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slot } from '#web/ui/later/slot.tsx'

const View = slot(() =>
  import('./confirm-ballot-view.tsx').then(({ ConfirmBallotView }) => ConfirmBallotView),
)

/** Loading the page of a mailed link changes nothing; only its button does. */
const load = loadFound((client, link) => client.contests.findBallot(link))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const { receipt } = await client.contests.confirmBallot({ token: parameters.token ?? '', confirm: true })
  return receipt ? { data: { receipt } } : ('counted' as const)
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.confirmTitle)

export default function ConfirmContestBallotPage() {
  return <View {...useData<typeof load>()} />
}
