import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { type Outcome, outcomeIn } from '#contract/outcomes.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { useFocusAfter } from '#web/ui/form/use-focus-after.ts'
import type { Send } from './sending.ts'

/** Message after a successful form. */
interface NoticeText {
  title: Bilingual<string>
  lead: Bilingual<string>
  /** Label of the link to an empty form. */
  again?: Bilingual<string>
}

interface Props<S extends Send> {
  /** A message for every outcome of the page's `send`. */
  outcomes: Record<Extract<Awaited<ReturnType<S>>, Outcome>, NoticeText>
  children: ReactNode
}

/** The form, or after submission its outcome: `<FormOrOutcome<typeof send> outcomes={{ sent: … }}>`. */
export function FormOrOutcome<S extends Send>({ outcomes, children }: Props<S>) {
  const [query] = useSearchParams()
  const outcome = outcomeIn(query)
  const notice = outcome && (outcomes as Partial<Record<Outcome, NoticeText>>)[outcome]
  return notice ? <OutcomeNotice {...notice} /> : children
}

function OutcomeNotice({ title, lead, again }: NoticeText) {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <OutcomeSection title={say(title)}>
      <Notice
        tone="ok"
        title={say(title)}
        actions={again && <ButtonLink href={pathname}>{say(again)}</ButtonLink>}
      >
        {say(lead)}
      </Notice>
    </OutcomeSection>
  )
}

/** The outcome of a form. Takes the focus once after each submission, so that it is visible and announced. */
export function OutcomeSection({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  // Focused again for each submission, because the same message may still be shown from the previous one.
  const isSending = useNavigation().formMethod === 'POST'
  useFocusAfter(box, !isSending)
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer page must begin here
    <section ref={box} aria-label={title} tabIndex={-1} autoFocus>
      {children}
    </section>
  )
}
