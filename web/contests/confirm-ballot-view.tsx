import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestVotes } from '#messages/contest-votes.ts'
import { contests } from '#messages/contests.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { ConfirmBallot } from '#web/voting/confirm-ballot.tsx'

export type FoundBallot = Awaited<ReturnType<Client['contests']['findBallot']>>

/** The ballot that a mailed link opens. */
export function ConfirmBallotView({ found }: { found: FoundBallot | null }) {
  const say = useSay()
  const language = useLanguage()
  const ballot = found && { ...found, title: inLanguage(found.contest.title, language).value }
  return (
    <ConfirmBallot
      {...{ found: ballot, title: contests.confirmTitle, words: contestVotes }}
      actions={<ButtonLink href={addressOf('artifact', language)}>{say(contests.all)}</ButtonLink>}
    />
  )
}
