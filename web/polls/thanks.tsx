import type { BallotAnswer, PollDetail } from '#contract/polls/shown.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import { receiptTexts } from '#messages/receipt.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Receipt } from '#web/voting/receipt.tsx'
import { Results } from './results.tsx'

export type BallotResponse = Pick<BallotAnswer, 'receipt' | 'results'>

/** The answer that is shown once after voting: the receipt, and the result if it may be seen already. */
export function Thanks({ poll, answer }: { poll: PollDetail; answer: BallotResponse }) {
  const words = useSay()
  return (
    <>
      <OutcomeSection title={words(say.counted)}>
        <Notice tone="ok" title={words(say.counted)}>
          {answer.receipt === null ? (
            words(answer.results ? receiptTexts.countedHere : say.countedLead)
          ) : (
            <>
              {words(receiptTexts.pollLead)}
              <Receipt receipt={answer.receipt} />
            </>
          )}
        </Notice>
      </OutcomeSection>
      {answer.results && <Results poll={poll} results={answer.results} />}
    </>
  )
}
