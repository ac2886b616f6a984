import { type Bilingual, inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type SendingTrouble, sendingTroubles } from '#messages/newsletter-letters.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Button, letter, mailboxOf, Paragraph, queueMail } from '#server/platform/mail/mail.ts'

const language = 'de' // language of the staff

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>
type Issue = { id: number; subject: Bilingual<string> }
type Ordered = Issue & { sendAfter: Date | null }

/** Writes to staff that a sending is paused because too many letters failed. */
export function notifyPaused(given: Needs, issue: Issue): Promise<void> {
  return notify(given, issue, 'paused')
}

/** Writes to staff that an issue was due and has no readers. */
export function notifyNoReaders(given: Needs, issue: Issue): Promise<void> {
  return notify(given, issue, 'nobody')
}

/** Writes to staff that an issue is due and cannot be sent. Sent once per order. */
export function notifyNotBegun(given: Needs, issue: Ordered): Promise<void> {
  return notify(given, issue, 'notBegun', `issue not begun ${issue.id} ${issue.sendAfter?.toISOString()}`)
}

async function notify(
  given: Needs,
  { id, subject }: Issue,
  trouble: SendingTrouble,
  dedupeKey?: string,
): Promise<void> {
  const { baseUrl, mailTo } = given.config
  const say = sendingTroubles[trouble]
  const name = inLanguage(subject, language).value
  await queueMail(given, {
    purpose: 'newsletterTrouble',
    to: mailboxOf(mailTo),
    ...(dedupeKey && { dedupeKey }),
    letter: letter(
      { language, subject: say.subject(name)[language], why: sendingTroubles.why[language], baseUrl },
      <>
        <Paragraph>{say.what[language]}</Paragraph>
        <Button
          language={language}
          label={sendingTroubles.button[language]}
          address={baseUrl + addressOf('backstageNewsletter', language, { id: String(id) })}
        />
      </>,
    ),
  })
}
