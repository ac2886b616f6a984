import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { type Outcome, outcomeIn } from '#contract/outcomes.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { useFocusAfter } from '#web/ui/form/use-focus-after.ts'
import type { Send } from './sending.ts'

/** What is said of a form that ended well. */
interface Said {
  title: Bilingual<string>
  lead: Bilingual<string>
  /** Leads to the empty form. */
  again?: Bilingual<string>
}

interface Props<S extends Send> {
  /** Every outcome of the page's `send`. */
  outcomes: Record<Extract<Awaited<ReturnType<S>>, Outcome>, Said>
  children: ReactNode
}

/** The form, or after it how it ended: `<FormOrOutcome<typeof send> outcomes={{ sent: … }}>`. */
export function FormOrOutcome<S extends Send>({ outcomes, children }: Props<S>) {
  const [query] = useSearchParams()
  const outcome = outcomeIn(query)
  const said = outcome && (outcomes as Partial<Record<Outcome, Said>>)[outcome]
  return said ? <SaidOutcome {...said} /> : children
}

function SaidOutcome({ title, lead, again }: Said) {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <Answered title={say(title)}>
      <Notice
        tone="ok"
        title={say(title)}
        actions={again && <ButtonLink href={pathname}>{say(again)}</ButtonLink>}
      >
        {say(lead)}
      </Notice>
    </Answered>
  )
}

/** What came of a form. Takes the focus once for each that was sent, so that it is in sight and read out. */
export function Answered({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  // The same answer may stand there from the form before.
  const isSending = useNavigation().formMethod === 'POST'
  useFocusAfter(box, !isSending)
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer page must begin here
    <section ref={box} aria-label={title} tabIndex={-1} autoFocus>
      {children}
    </section>
  )
}
