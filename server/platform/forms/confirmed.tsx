import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import type { StateOf, States } from '#contract/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink, type LinkPurpose, readLink, takeLink } from '#server/platform/links/links.ts'
import { Button, letter, linkToken, Paragraph, queueMail } from '#server/platform/mail/mail.ts'
import { move, type Stateful } from '#server/platform/states/states.ts'
import { receiveForm, type VisitorsForm } from './receive.ts'

/** What the letter with the link says. */
export interface ConfirmationWords {
  subject: Bilingual<string>
  /** Why somebody gets it, below every letter. */
  why: Bilingual<string>
  greeting: Bilingual<(name: string) => string>
  what: Bilingual<(about: string) => string>
  button: Bilingual<string>
}

/** A row that waits for its confirmation: whose it is, and what it is about in the language of the letter. */
export interface Pending {
  id: number
  name: string
  email: string
  about: string
}

interface Declared<Fields, S extends States> {
  /** Whoever sends it is answered nothing but that it came. */
  form: Omit<VisitorsForm<undefined>, 'usualAnswer'>
  /** The table of its rows, and the state that confirming leads to. */
  rows: Stateful<S>
  to: StateOf<S>
  link: Pick<LinkPurpose, 'name' | 'life'>
  /** The page behind the link, with its `:token`. */
  page: PageName
  words: ConfirmationWords
  /** Writes the row. */
  keep: (fields: Fields, context: Context) => Promise<Pending>
}

/**
 * A form whose row counts once the link in its letter was confirmed. Its `calls` are the functions behind `confirmedCalls`
 * of the contract: `send` keeps what was sent and queues the letter in one transaction, `check` says whether a link is good,
 * `confirm` is what the button behind it does. The last two throw `linkInvalid` and `linkExpired`.
 */
export function confirmedForm<
  Fields extends FormAdditions & { email?: string | undefined },
  S extends States,
>({ rows, to, link, page, words, keep, ...declared }: Declared<Fields, S>) {
  const form = { ...declared.form, usualAnswer: undefined }
  const purpose: LinkPurpose = { ...link, uses: 'once', endsOlder: true }

  async function keepAndAsk(fields: Fields, context: Context) {
    const { language, config } = context
    const pending = await keep(fields, context)
    const { token } = await issueLink(context, purpose, pending.id)
    await queueMail(context, {
      purpose: link.name,
      to: { name: pending.name, address: pending.email },
      letter: confirmationLetter({ words, pending, page, language, baseUrl: config.baseUrl }),
      tokens: { link: token },
    })
    return { subject: pending.id, answer: undefined }
  }

  return {
    form,
    calls: {
      send: receiveForm(form, keepAndAsk),
      async check({ token }: { token: string }, context: Context): Promise<{ valid: true }> {
        await readLink(context, purpose, token)
        return { valid: true }
      },
      async confirm({ token }: { token: string }, context: Context): Promise<undefined> {
        const id = await takeLink(context, purpose, token)
        if (!(await move(context, rows, { id, to, action: 'confirm' }))) throw fail('linkExpired')
      },
    },
    /** The function of a call by which staff move a row. Throws `notFound` where no move leads there. */
    movesTo: (state: StateOf<S>, action: string) =>
      async function moveRow({ id }: { id: number }, context: Context): Promise<undefined> {
        if (!(await move(context, rows, { id, to: state, action }))) throw fail('notFound')
      },
  }
}

interface Asking {
  words: ConfirmationWords
  pending: Pending
  page: PageName
  language: Language
  baseUrl: string
}

function confirmationLetter({ words, pending, page, language, baseUrl }: Asking) {
  const address = `${baseUrl}${addressOf(page, language, { token: linkToken })}`
  return letter(
    { language, subject: words.subject[language], why: words.why[language], baseUrl },
    <>
      <Paragraph>{words.greeting[language](pending.name)}</Paragraph>
      <Paragraph>{words.what[language](pending.about)}</Paragraph>
      <Button language={language} label={words.button[language]} address={address} />
    </>,
  )
}
