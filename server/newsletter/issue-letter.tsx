import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { IssueTexts } from '#contract/newsletter/newsletter.ts'
import type { RichText } from '#contract/richtext.ts'
import { issueLetter as say } from '#messages/newsletter-letters.ts'
import { withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Document, type Letter, Links, letter, Note } from '#server/platform/mail/mail.ts'
import { resolveLinks } from '#server/platform/records/records.ts'

/** What an issue says in one language, its links and pictures with the addresses they have now. */
export interface SpokenIssue {
  language: Language
  subject: string
  title: string
  content: RichText
  plainText: string
}

type Reading = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>

/** The languages an issue can be read in: those with a subject and a text. */
export function spokenBy({ subject, content }: Pick<IssueTexts, 'subject' | 'content'>): Language[] {
  return (['de', 'en'] as const).filter(language => subject[language] !== '' && content[language] !== null)
}

/** An issue for a reader of a language: in the other one where it lacks theirs. Null while it has none. */
export async function issueFor(
  context: Reading,
  issue: IssueTexts,
  reader: Language,
): Promise<SpokenIssue | null> {
  const spoken = spokenBy(issue)
  const language = spoken.includes(reader) ? reader : spoken[0]
  const document = language && issue.content[language]
  if (!document) return null
  const linked = await resolveLinks(context, document, language)
  const content = (await withPictures(context, linked, language)) ?? document
  const title = inLanguage(issue.title, language).value || issue.subject[language]
  return { language, subject: issue.subject[language], title, content, plainText: issue.plainText[language] }
}

/** What stands around an issue in a letter. */
export interface Around {
  reader: Language
  baseUrl: string
  /** The page of the reader's own subscription; where there is none, the page of the newsletter. */
  ownPage: string
  isTest?: boolean
}

/** The letter of an issue. What is about the subscription is said in the reader's language, whatever the issue speaks. */
export function issueLetterOf(
  issue: SpokenIssue,
  { reader, baseUrl, ownPage, isTest = false }: Around,
): Letter {
  const { language, title, content, plainText } = issue
  const subject = isTest ? `${say.test[reader]}: ${issue.subject}` : issue.subject
  return letter(
    { language, subject, title, why: say.why[language], baseUrl },
    <>
      {language !== reader && <Note lang={reader}>{onlyIn(language)[reader]}</Note>}
      <Document document={content} baseUrl={baseUrl} plain={plainText} />
      <Links lang={reader} rows={[[say.own[reader], ownPage]]} />
    </>,
  )
}

function onlyIn(language: Language): Bilingual<string> {
  return language === 'de' ? say.onlyGerman : say.onlyEnglish
}
