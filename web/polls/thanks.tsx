import type { BallotAnswer, PollDetail } from '#contract/polls/shown.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import { receiptTexts } from '#messages/receipt.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Receipt } from '#web/voting/receipt.tsx'
import { Results } from './results.tsx'

export type TellsBallot = Pick<BallotAnswer, 'receipt' | 'results'>

/** The answer that is shown once after voting: the receipt, and the result if it may be seen already. */
export function Thanks({ poll, told }: { poll: PollDetail; told: TellsBallot }) {
  const words = useSay()
  return (
    <>
      <OutcomeSection title={words(say.counted)}>
        <Notice tone="ok" title={words(say.counted)}>
          {told.receipt === null ? (
            words(told.results ? receiptTexts.countedHere : say.countedLead)
          ) : (
            <>
              {words(receiptTexts.pollLead)}
              <Receipt receipt={told.receipt} />
            </>
          )}
        </Notice>
      </OutcomeSection>
      {told.results && <Results poll={poll} results={told.results} />}
    </>
  )
}
