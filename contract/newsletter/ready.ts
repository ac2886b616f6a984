import { type Language, languages } from '../language.ts'
import { hasTexts, missingIn } from '../needs.ts'
import { archiveTexts, type IssueTexts } from './newsletter.ts'

const letterTexts = ['subject', 'content'] as const

/** The languages an issue can be read in: those with a subject and a text. */
export function spokenBy(issue: Pick<IssueTexts, 'subject' | 'content'>): Language[] {
  return languages.filter(language => hasTexts(issue, language, letterTexts))
}

/** The paths of what an issue still needs before it can be sent, and stand in the archive where it goes there. */
export function missingToSend(issue: Pick<IssueTexts, 'subject' | 'title' | 'content' | 'archivesWhenSent'>) {
  const texts = issue.archivesWhenSent ? archiveTexts : letterTexts
  return missingIn({ texts, isSeen: () => true }, issue)
}
