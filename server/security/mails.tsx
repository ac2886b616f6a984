import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { accountLetters } from '#messages/account.ts'
import { auditHeadLetter as words } from '#messages/audit-head.ts'
import { momentIn } from '#messages/event-times.ts'
import { Button, Closing, Facts, type Letter, letter, Paragraph } from '#server/platform/mail/mail.ts'

interface Reader {
  language: Language
  name: string
  baseUrl: string
}

/** Letter with the head of the audit log's chain, to be kept outside the site. */
export function headLetter(
  { language, name, baseUrl }: Reader,
  { head, at }: { head: string; at: Date },
): Letter {
  const facts: [string, string][] = [
    [words.head[language], head],
    [words.at[language], momentIn(at.toISOString())[language]],
  ]
  return letter(
    { language, subject: words.subject[language], why: words.why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{words.what[language]}</Paragraph>
      <Facts rows={facts} />
      <Paragraph>{words.how[language]}</Paragraph>
      <Button
        language={language}
        label={words.button[language]}
        address={`${baseUrl}${addressOf('backstageAudit', language)}`}
      />
      <Closing language={language} />
    </>,
  )
}
