import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import type { Client } from '#web/client.ts'
import { hidden } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Answered } from './form-or-outcome.tsx'
import { linkIn, loadLink, type MailedLink } from './mailed-link.ts'
import type { Refusal } from './sending.ts'

interface Declared {
  /** Whether the link is good, asked by a call that changes nothing; and what its button does. */
  check: (client: Client, link: MailedLink) => Promise<unknown>
  confirm: (client: Client, link: MailedLink) => Promise<unknown>
  words: Readonly<Record<'title' | 'lead' | 'confirm' | 'done' | 'invalid', Bilingual<string>>>
  /** Where one goes on from here. */
  next: { page: PageName; label: Bilingual<string> }
}

/** The page behind a link in a mail, which changes nothing: its button does. */
export function confirmPage({ check, confirm, words, next }: Declared) {
  const load = loadLink(check)

  async function send(client: Client, _: FormData, { parameters }: Address) {
    await confirm(client, linkIn({ parameters }))
    return 'saved' as const
  }

  function Page() {
    const say = useSay()
    const onward = addressOf(next.page, useLanguage())
    const actions = <ButtonLink href={onward}>{say(next.label)}</ButtonLink>
    const [query] = useSearchParams()
    const { isValid } = useData<typeof load>()
    const refusal = useActionData() as Refusal | undefined
    const isDone = query.has('done')
    const lead = isValid && !isDone ? say(words.lead) : undefined
    return (
      <Section width="text">
        <TitleWithTrail title={say(words.title)} lead={lead} />
        {refusal && <Notice tone="danger" announce="alert" title={refusal.message} />}
        {isDone && (
          <Answered title={say(words.done)}>
            <Notice tone="ok" title={say(words.done)} actions={actions} />
          </Answered>
        )}
        {!isDone && !isValid && <Notice tone="warn" title={say(words.invalid)} actions={actions} />}
        {!isDone && isValid && <ConfirmForm button={say(words.confirm)} />}
      </Section>
    )
  }

  return { load, send, meta: hidden(words.title), Page }
}

/** A button and nothing else: whoever presses it means it. */
export function ConfirmForm({ button, children }: { button: string; children?: ReactNode }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      {children}
      <Button type="submit" busy={isBusy}>
        {button}
      </Button>
    </Form>
  )
}
