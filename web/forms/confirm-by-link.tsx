import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import type { Section as Place } from '#contract/pages/places.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import type { Client } from '#web/client.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { ConsentText, type ConsentTexts } from './consent.tsx'
import { OutcomeSection } from './form-or-outcome.tsx'
import { linkIn, loadLink, type MailedLink } from './mailed-link.ts'
import type { Refusal } from './sending.ts'

interface Declared {
  /** Checks the link without changing anything; `confirm` is the action of the button. */
  check: (client: Client, link: MailedLink) => Promise<unknown>
  confirm: (client: Client, link: MailedLink) => Promise<unknown>
  words: Readonly<Record<'title' | 'lead' | 'confirm' | 'done' | 'invalid', Bilingual<string>>>
  /** Link to the next page. */
  next: { page: PageName; label: Bilingual<string> }
}

/** Declares the page of a mailed link. Loading it changes nothing; only its button does. */
export function confirmPage({ check, confirm, words, next }: Declared) {
  const load = loadLink(check)

  async function send(client: Client, _: FormData, { parameters }: Address) {
    await confirm(client, linkIn({ parameters }))
    return 'saved' as const
  }

  function Page() {
    const say = useSay()
    const [query] = useSearchParams()
    const { isValid } = useData<typeof load>()
    const isDone = query.has('done')
    return (
      <LinkPage
        {...{ title: words.title, lead: isValid && !isDone && words.lead, next }}
        found={isValid || null}
        unknown={{ title: words.invalid }}
        done={isDone && { title: words.done }}
      >
        {() => <ConfirmForm button={say(words.confirm)} />}
      </LinkPage>
    )
  }

  return { load, send, meta: hiddenMeta(words.title), Page }
}

interface NoticeText {
  title: Bilingual<string>
  lead?: Bilingual<string>
}

interface LinkPageProps<Found> {
  title: Bilingual<string>
  lead?: Bilingual<string> | false
  section?: Place
  /** Data behind the link; null if the link is invalid or expired. */
  found: Found | null
  unknown: NoticeText
  /** Message if the action is already done, shown instead of the button. */
  done: NoticeText | null | false | undefined
  /** Whether the action has just been done; by default if the query has `done`. */
  isNew?: boolean
  /** Link to the next page. */
  next: { page: PageName; label: Bilingual<string>; anchor?: string }
  children: (found: Found) => ReactNode
}

/** The page of a mailed link: its button, the result of the action, or that the link is invalid. */
export function LinkPage<Found>({ found, unknown, done, next, children, ...about }: LinkPageProps<Found>) {
  const say = useSay()
  const [query] = useSearchParams()
  const refusal = useActionData() as Partial<Refusal> | undefined
  const { title, lead, section, isNew = query.has('done') } = about
  const href = addressOf(next.page, useLanguage()) + (next.anchor ?? '')
  const noticeOf = (tone: 'ok' | 'warn', { title: words, lead: more }: NoticeText) => (
    <Notice
      tone={tone}
      title={say(words)}
      announce={tone === 'warn' && refusal ? 'alert' : undefined}
      actions={<ButtonLink href={href}>{say(next.label)}</ButtonLink>}
    >
      {more && say(more)}
    </Notice>
  )
  return (
    <Section width="text">
      <TitleWithTrail title={say(title)} lead={lead && say(lead)} section={section ?? null} />
      {found && refusal?.message && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {!found && noticeOf('warn', unknown)}
      {found && done && isNew && (
        <OutcomeSection title={say(done.title)}>{noticeOf('ok', done)}</OutcomeSection>
      )}
      {found && done && !isNew && noticeOf('ok', done)}
      {found && !done && <div className={layout.stack}>{children(found)}</div>}
    </Section>
  )
}

interface ConfirmProps {
  button: string
  /**
   * Text that the user consents to by pressing the button; shown above it, its version is sent with the form.
   */
  consent?: ConsentTexts
}

/** A form with only a button, without a further confirmation. */
export function ConfirmForm({ button, consent }: ConfirmProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={layout.stack}>
      {consent && (
        <p>
          <q>
            <ConsentText texts={consent} />
          </q>
          <input type="hidden" name="consentVersion" value={consent.length} />
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {button}
      </Button>
    </Form>
  )
}
