import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { IssueTexts } from '#contract/newsletter/newsletter.ts'
import { languagesOfIssue } from '#contract/newsletter/ready.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { RichText } from '#contract/richtext.ts'
import { issueLetter as say } from '#messages/newsletter-letters.ts'
import { withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { Document, type Letter, Links, letter, Note } from '#server/platform/mail/mail.ts'
import { resolveLinks } from '#server/platform/records/records.ts'
import { renderParts } from './parts.ts'
import { withShownPortraits } from './portraits.ts'

/** An issue in one language, with the current addresses of its links and pictures. */
export interface SpokenIssue {
  language: Language
  subject: string
  title: string
  content: RichText
  /** The records that follow the text. */
  parts: RichText | null
  plainText: string
  /** Path of its page in the archive, or of the archive until it is there; null if it is not archived. */
  inArchive: string | null
}

/** An issue as edited or as stored; a sent one includes its records as sent, and its place in the archive. */
type Issue = IssueTexts & {
  sentAt?: Date | null
  sentParts?: Bilingual<RichText | null>
  isVisible?: boolean
  slug?: Bilingual<string>
}

type Reading = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>

/**
 * Returns an issue for a reader's language, or in the other language if it is not translated; null if it has
 * no text at all.
 */
export async function issueFor(
  context: Reading,
  issue: Issue,
  reader: Language,
): Promise<SpokenIssue | null> {
  const spoken = languagesOfIssue(issue)
  const language = spoken.includes(reader) ? reader : spoken[0]
  const document = language && issue.content[language]
  if (!document) return null
  const content = (await resolveDocument(context, document, language)) ?? document
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

/**
 * Returns the records of an issue as a document in one language, with the current addresses of links and
 * pictures.
 */
export async function partsOf(
  context: Reading,
  { parts, sentAt, sentParts }: Pick<Issue, 'parts' | 'sentAt' | 'sentParts'>,
  language: Language,
): Promise<RichText | null> {
  if (!sentAt || !sentParts)
    return resolveDocument(context, await renderParts(context, parts, language), language)
  return resolveDocument(context, await withShownPortraits(context, sentParts[language]), language)
}

async function resolveDocument(
  context: Reading,
  document: RichText | null,
  language: Language,
): Promise<RichText | null> {
  return withPictures(context, await resolveLinks(context, document, language), language)
}

/** The data of a letter beside its issue. */
export interface IssueFrame {
  reader: Language
  baseUrl: string
  /** Address of the reader's own subscription page; without a reader, of the page of the newsletter. */
  ownPage: string
  isTest?: boolean
}

/**
 * Builds the letter of an issue. Texts about the subscription are in the reader's language, whatever the
 * language of the issue.
 */
export function issueLetterOf(
  issue: SpokenIssue,
  { reader, baseUrl, ownPage, isTest = false }: IssueFrame,
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
