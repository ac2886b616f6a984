import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { homeName } from '#messages/menu.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  type Hit,
  type Question,
  recordsForStaff,
  recordsToLink,
  search as searchRecords,
  type Wanted,
} from '#server/platform/records/records.ts'
import { noteQuestion } from './missed.ts'
import { marked, snippetOf } from './snippet.ts'
import { trailAbove } from './trail.ts'

/** Public content that has what somebody looks for, with the place where it stands. */
export async function search(context: Context, question: Question) {
  const { hits, words, ...found } = await searchRecords(context, question)
  if (found.count === 0 && words.length > 0 && question.page === 1) noteQuestion(context, question.q)
  return { ...found, rows: hits.map(hit => rowOf(hit, words, context.language)) }
}

/** What the caller may edit and that has these words, the latest first. */
export async function findRecords(context: Context, q: string) {
  const rows = q === '' ? [] : await recordsForStaff(context, q)
  return { count: rows.length, rows }
}

/** What a link of the caller can lead to. */
export async function linkTargets(context: Context, wanted: Wanted) {
  const rows = await recordsToLink(context, wanted)
  return { count: rows.length, rows }
}

function rowOf({ body, title, ...hit }: Hit, words: string[], language: Language) {
  // The title of the home page is a slogan, by which nobody knows it.
  const isHome = hit.address === addressOf('home', language)
  return {
    ...hit,
    title: marked(isHome ? homeName[language] : title, words),
    snippet: snippetOf(isHome ? `${title}\n${body}` : body, words),
    trail: trailAbove(hit.address, language),
  }
}
