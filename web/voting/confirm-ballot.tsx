import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { ConfirmForm } from '#web/forms/confirm-by-link.tsx'
import { Answered } from '#web/forms/form-or-outcome.tsx'
import type { Refusal, Told } from '#web/forms/sending.ts'
import { useSay } from '#web/language.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Receipt } from './receipt.tsx'

interface Props {
  /** The vote behind the link; null where the link leads to none. */
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
  /** Where one goes on from here. */
  actions: ReactNode
}

/** The ballot behind the link of a letter, to be confirmed by a button; then the receipt, which is told once. */
export function ConfirmBallot({ found, title, words, actions }: Props) {
  const say = useSay()
  const answered = useActionData() as Partial<Refusal & Told<{ receipt: string | null }>> | undefined
  const [query] = useSearchParams()
  const isDone = answered?.told || query.has('done') || found?.isCounted
  const lead = found && !isDone ? say(words.confirmLead)(found.title) : undefined
  const receipt = answered?.told?.receipt ?? null
  return (
    <Section width="text">
      <TitleWithTrail title={say(title)} lead={lead} />
      {answered?.message && <Notice tone="danger" announce="alert" title={answered.message} />}
      {!found && <Notice tone="warn" title={say(words.linkInvalid)} actions={actions} />}
      {found && isDone && (
        <Answered title={say(words.counted)}>
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
        </Answered>
      )}
      {found && !isDone && <ConfirmForm button={say(words.confirm)} />}
    </Section>
  )
}
