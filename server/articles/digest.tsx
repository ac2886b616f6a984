import { addressOf } from '#contract/pathnames.ts'
import { suggestionsLetter as say } from '#messages/articles-suggestions.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Button, Facts, letter, mailboxOf, Paragraph, queueMail } from '#server/platform/mail/mail.ts'
import { takeUnreported } from './harvest-queries.ts'
import { shortReference } from './suggestions.ts'

const language = 'de' // of the staff who answer
const mostListed = 10 // so that the letter stays short

/**
 * Sends staff one letter about all suggestions that they have not been told of yet, in the transaction that
 * stored them.
 */
export async function notifyOfSuggestions(
  given: Pick<Context, 'db' | 'clock' | 'config' | 'secret'>,
): Promise<void> {
  const rows = (await takeUnreported(given.db)).map(({ fields }) => shortReference(fields))
  if (rows.length === 0) return
  const { baseUrl, mailTo } = given.config
  await queueMail(given, {
    purpose: 'articleSuggestions',
    to: mailboxOf(mailTo),
    letter: letter(
      { language, subject: say.subject(rows.length)[language], why: say.why[language], baseUrl },
      <>
        <Paragraph>{say.what[language]}</Paragraph>
        <Facts
          rows={rows
            .slice(0, mostListed)
            .map(({ title, authors, journal, year }) => [
              [authors, journal, year].filter(Boolean).join(' · '),
              title,
            ])}
        />
        {rows.length > mostListed && <Paragraph>{say.more(rows.length - mostListed)[language]}</Paragraph>}
        <Button
          language={language}
          label={say.button[language]}
          address={`${baseUrl}${addressOf('backstageArticlesFound', language)}?state=waiting`}
        />
      </>,
    ),
  })
}
