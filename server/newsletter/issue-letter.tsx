import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { IssueTexts } from '#contract/newsletter/newsletter.ts'
import { spokenBy } from '#contract/newsletter/ready.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { RichText } from '#contract/richtext.ts'
import { issueLetter as say } from '#messages/newsletter-letters.ts'
import { withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Document, type Letter, Links, letter, Note } from '#server/platform/mail/mail.ts'
import { resolveLinks } from '#server/platform/records/records.ts'
import { partsIn } from './parts.ts'
import { withShownPortraits } from './portraits.ts'

/** What an issue says in one language, its links and pictures with the addresses they have now. */
export interface SpokenIssue {
  language: Language
  subject: string
  title: string
  content: RichText
  /** The records below it. */
  parts: RichText | null
  plainText: string
  /** Its address in the archive, or that of the archive until it is there; null: it does not get there. */
  inArchive: string | null
}

/** An issue as it is typed, or kept; one that was sent with its records as they were then, and where it stands. */
type Issue = IssueTexts & {
  sentAt?: Date | null
  sentParts?: Bilingual<RichText | null>
  isVisible?: boolean
  slug?: Bilingual<string>
}

type Reading = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>

/** An issue for a reader of a language: in the other one where it lacks theirs. Null while it has none. */
export async function issueFor(
  context: Reading,
  issue: Issue,
  reader: Language,
): Promise<SpokenIssue | null> {
  const spoken = spokenBy(issue)
  const language = spoken.includes(reader) ? reader : spoken[0]
  const document = language && issue.content[language]
  if (!document) return null
  const content = (await resolved(context, document, language)) ?? document
  const parts = await partsOf(context, issue, language)
  const title = inLanguage(issue.title, language).value || issue.subject[language]
  const [subject, plainText] = [issue.subject[language], issue.plainText[language]]
  return { language, subject, title, content, parts, plainText, inArchive: addressInArchive(issue, language) }
}

function addressInArchive(
  { sentAt, isVisible, archivesWhenSent, slug }: Issue,
  language: Language,
): string | null {
  if (!sentAt) return archivesWhenSent ? addressOf('newsletter', language) : null
  if (!isVisible || !slug) return null
  const { value, language: spoken } = inLanguage(slug, language)
  return addressOf('newsletterIssue', spoken, { slug: value })
}

/** The records of an issue as text in one language, their links and pictures with the addresses they have now. */
export async function partsOf(
  context: Reading,
  { parts, sentAt, sentParts }: Pick<Issue, 'parts' | 'sentAt' | 'sentParts'>,
  language: Language,
): Promise<RichText | null> {
  if (!sentAt || !sentParts) return resolved(context, await partsIn(context, parts, language), language)
  return resolved(context, await withShownPortraits(context, sentParts[language]), language)
}

async function resolved(
  context: Reading,
  document: RichText | null,
  language: Language,
): Promise<RichText | null> {
  return withPictures(context, await resolveLinks(context, document, language), language)
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
  const { language, title, content, parts, plainText, inArchive } = issue
  const subject = isTest ? `${say.test[reader]}: ${issue.subject}` : issue.subject
  return letter(
    { language, reader, subject, title, why: say.why[reader], baseUrl },
    <>
      {language !== reader && <Note lang={reader}>{onlyIn(language)[reader]}</Note>}
      <Document document={content} baseUrl={baseUrl} plain={plainText} />
      {parts && <Document document={parts} baseUrl={baseUrl} />}
      {inArchive && <Links lang={reader} rows={[[say.inArchive[reader], baseUrl + inArchive]]} />}
      <Links lang={reader} rows={[[say.own[reader], ownPage]]} />
    </>,
  )
}

function onlyIn(language: Language): Bilingual<string> {
  return language === 'de' ? say.onlyGerman : say.onlyEnglish
}
