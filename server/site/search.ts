import type { Language } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { addressOf } from '#contract/pathnames.ts'
import { recordKindNames, recordKinds } from '#contract/record-kinds.ts'
import { homeName } from '#messages/menu.ts'
import { fileAt } from '#server/files/files.ts'
import { pageRecordAt } from '#server/pages/pages.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  type Hit,
  publicRecordAt,
  type Question,
  recordsForStaff,
  recordsToLink,
  search as searchRecords,
  type Wanted,
} from '#server/platform/records/records.ts'
import { groupNamed } from './found-group.ts'
import { noteQuestion } from './missed.ts'
import { marked, snippetOf } from './snippet.ts'
import { trailAbove } from './trail.ts'

/** Searches public content; returns the hits with the path of pages above each. */
export async function search(context: Context, question: Question) {
  const { hits, words, ...found } = await searchRecords(context, question)
  if (found.count === 0 && words.length > 0 && question.page === 1) noteQuestion(context, question.q)
  const group = question.page === 1 ? await groupNamed(context, { q: question.q, hits }) : null
  return { ...found, group, rows: hits.map(hit => rowOf(hit, words, context.language)) }
}

/** Returns the records that the caller may edit and that contain the words, the latest first. */
export async function findRecords(context: Context, q: string) {
  const rows = q === '' ? [] : await recordsForStaff(context, q)
  return { count: rows.length, rows }
}

/** Returns possible targets of a link: records that contain the words, or the one at the given address. */
export async function linkTargets(context: Context, wanted: Wanted) {
  const path = ownPath(context, wanted.q)
  const there = path === null ? null : await recordAt(context, path)
  if (path !== null && !there) return { count: 0, rows: [] }
  const rows = await recordsToLink(context, there ? { ...there, q: '' } : wanted)
  return { count: rows.length, rows }
}

function rowOf({ body, title, ...hit }: Hit, words: string[], language: Language) {
  // The title of the home page is a slogan, so the result shows its name.
  const isHome = hit.address === addressOf('home', language)
  return {
    ...hit,
    title: marked(isHome ? homeName[language] : title, words),
    snippet: snippetOf(isHome ? `${title}\n${body}` : body, words),
    trail: trailAbove(hit.address, language),
  }
}

/**
 * Returns the path of an address of this site; null for words and other addresses, which are searched for.
 */
function ownPath({ config }: Context, q: string): string | null {
  const isAddress = q.startsWith('/') || q.startsWith(`${config.baseUrl}/`)
  return isAddress && URL.canParse(q, config.baseUrl) ? new URL(q, config.baseUrl).pathname : null
}

async function recordAt(context: Context, path: string): Promise<Pick<Wanted, 'kind' | 'id'> | null> {
  // The address of a file's content stands for the file's page.
  const match = matchAddress(path.replace(/^\/api\/v1\/media\//, '/de/media/'))
  if (!match) return null
  const { name, language, parameters } = match
  if (name === 'media') return fileRecordAt(context, parameters['*'] ?? '')
  // Staff may copy the address of an edit screen.
  const edited = recordKindNames.find(kind => recordKinds[kind].backstage === name)
  if (edited)
    return /^\d{1,9}$/.test(parameters.id ?? '') ? { kind: edited, id: Number(parameters.id) } : null
  if (parameters.slug === undefined) return pageRecordAt(context.db, name)
  return (await publicRecordAt({ ...context, language }, name, parameters.slug)) ?? null
}

async function fileRecordAt(context: Context, path: string): Promise<Pick<Wanted, 'kind' | 'id'> | null> {
  const decoded = decoding(path)
  const file = decoded === null ? undefined : await fileAt(context, decoded)
  return file ? { kind: 'files', id: file.id } : null
}

function decoding(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
