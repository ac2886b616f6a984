import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { ConfirmForm } from '#web/forms/confirm-by-link.tsx'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import type { OneTimeAnswer, Refusal } from '#web/forms/sending.ts'
import { useSay } from '#web/language.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Receipt } from './receipt.tsx'

interface Props {
  /** The vote of the link; null if the link is invalid. */
  found: { title: string; isCounted: boolean } | null
  title: Bilingual<string>
  words: {
    confirmLead: Bilingual<(title: string) => string>
    confirm: Bilingual<string>
    linkInvalid: Bilingual<string>
    counted: Bilingual<string>
    countedLead: Bilingual<string>
    receiptLead: Bilingual<string>
  }
  /** Links to other pages. */
  actions: ReactNode
}

/** The page to confirm a ballot by the link in a letter; afterwards it shows the receipt, once. */
export function ConfirmBallot({ found, title, words, actions }: Props) {
  const say = useSay()
  const answered = useActionData() as Partial<Refusal & OneTimeAnswer<{ receipt: string | null }>> | undefined
  const [query] = useSearchParams()
  const isDone = answered?.data || query.has('done') || found?.isCounted
  const lead = found && !isDone ? say(words.confirmLead)(found.title) : undefined
  const receipt = answered?.data?.receipt ?? null
  return (
    <Section width="text">
      <TitleWithTrail title={say(title)} lead={lead} />
      {answered?.message && <Notice tone="danger" announce="alert" title={answered.message} />}
      {!found && <Notice tone="warn" title={say(words.linkInvalid)} actions={actions} />}
      {found && isDone && (
        <OutcomeSection title={say(words.counted)}>
          <Notice tone="ok" title={say(words.counted)} actions={actions}>
            {receipt === null ? (
              say(words.countedLead)
            ) : (
              <>
                {say(words.receiptLead)}
                <Receipt receipt={receipt} />
              </>
            )}
          </Notice>
        </OutcomeSection>
      )}
      {found && !isDone && <ConfirmForm button={say(words.confirm)} />}
    </Section>
  )
}
