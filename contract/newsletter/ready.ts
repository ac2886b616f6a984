import { type Language, languages } from '../language.ts'
import { hasTexts, missingIn } from '../needs.ts'
import { archiveTexts, type IssueTexts } from './newsletter.ts'

const letterTexts = ['subject', 'content'] as const

/** Returns the languages in which an issue can be read: those with a subject and a text. */
export function languagesOfIssue(issue: Pick<IssueTexts, 'subject' | 'content'>): Language[] {
  return languages.filter(language => hasTexts(issue, language, letterTexts))
}

/**
 * Returns the paths of what an issue still needs before it can be sent and, if it is archived, shown in the
 * archive.
 */
export function missingToSend(issue: Pick<IssueTexts, 'subject' | 'title' | 'content' | 'archivesWhenSent'>) {
  const texts = issue.archivesWhenSent ? archiveTexts : letterTexts
  return missingIn({ texts, isSeen: () => true }, issue)
}
