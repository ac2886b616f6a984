import type { Bilingual, Language } from '#contract/language.ts'
import { momentIn } from '#messages/event-times.ts'
import { formLetter as texts } from '#messages/forms.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Facts, letter, mailboxOf, Note, Paragraph, Quote, queueMail } from '#server/platform/mail/mail.ts'

const language: Language = 'de' // language of the staff who answer, whatever the visitor's language

/** A visitor's message, for the staff who answer. */
export interface StaffLetter {
  /** Purpose as in the outbox, e.g. `contact`. */
  purpose: string
  subject: Bilingual<string>
  /** Why the recipients get the letter. */
  why: Bilingual<string>
  from: { name: string; email: string }
  /** The other fields of the form. */
  rows?: readonly (readonly [label: Bilingual<string>, value: string])[]
  message: string
  isSpam?: boolean
}

/**
 * Queues a letter to the institute with the visitor as reply address. Runs in the transaction of what it
 * reports.
 */
export async function notifyStaff(context: Context, facts: StaffLetter): Promise<void> {
  const { from, isSpam } = facts
  const subject = isSpam ? `${texts.spamMark[language]} ${facts.subject[language]}` : facts.subject[language]
  const why = facts.why[language]
  await queueMail(context, {
    purpose: facts.purpose,
    to: mailboxOf(context.config.mailTo),
    replyTo: { name: from.name, address: from.email },
    letter: letter({ language, subject, why, baseUrl: context.config.baseUrl }, bodyOf(context, facts)),
  })
}

function bodyOf(context: Context, { from, rows = [], message, isSpam }: StaffLetter) {
  return (
    <>
      {isSpam && <Paragraph>{texts.spamNote[language]}</Paragraph>}
      <Facts
        rows={[
          [texts.name[language], from.name],
          [texts.email[language], from.email],
          [texts.language[language], texts.languageNames[language][context.language]],
          [texts.received[language], momentIn(context.clock().toISOString())[language]],
          ...rows.map(([label, value]): [string, string] => [label[language], value || '–']),
        ]}
      />
      <Quote words={message} />
      <Note>{texts.howToAnswer[language](from.email)}</Note>
    </>
  )
}
