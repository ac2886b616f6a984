import type { Bilingual, Language } from '#contract/language.ts'
import { momentIn } from '#messages/event-times.ts'
import { formLetter as texts } from '#messages/forms.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Facts, letter, mailboxOf, Note, Paragraph, Quote, queueMail } from '#server/platform/mail/mail.ts'

const language: Language = 'de' // of the people who answer, whatever the visitor speaks

/** What a visitor wrote, for the people who answer. */
export interface StaffLetter {
  /** As in the outbox: `contact`. */
  purpose: string
  subject: Bilingual<string>
  /** Why they get it. */
  why: Bilingual<string>
  from: { name: string; email: string }
  /** What else was filled in. */
  rows?: readonly (readonly [label: Bilingual<string>, value: string])[]
  message: string
  isSpam?: boolean
}

/** Queues a letter to the institute; its reply goes to the visitor. Runs in the transaction of what it tells. */
export async function tellStaff(context: Context, facts: StaffLetter): Promise<void> {
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
