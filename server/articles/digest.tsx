import { addressOf } from '#contract/pathnames.ts'
import { suggestionsLetter as say } from '#messages/articles-suggestions.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Button, Facts, letter, mailboxOf, Paragraph, queueMail } from '#server/platform/mail/mail.ts'
import { takeUntold } from './harvest-queries.ts'
import { namedIn } from './suggestions.ts'

const language = 'de' // of the people who answer
const mostTold = 10 // a letter is read, not worked through

/** One letter to staff about all suggestions that nobody was told of yet, in the transaction that made them. */
export async function tellSuggestions(
  given: Pick<Context, 'db' | 'clock' | 'config' | 'secret'>,
): Promise<void> {
  const rows = (await takeUntold(given.db)).map(({ fields }) => namedIn(fields))
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
            .slice(0, mostTold)
            .map(({ title, authors, journal, year }) => [
              [authors, journal, year].filter(Boolean).join(' · '),
              title,
            ])}
        />
        {rows.length > mostTold && <Paragraph>{say.more(rows.length - mostTold)[language]}</Paragraph>}
        <Button
          language={language}
          label={say.button[language]}
          address={`${baseUrl}${addressOf('backstageArticlesFound', language)}?state=waiting`}
        />
      </>,
    ),
  })
}
