import { fail } from '#contract/errors.ts'
import { inLanguage, type Language, languages } from '#contract/language.ts'
import { type Finding, findingNames, largestLetter, shortSubject } from '#contract/newsletter/check.ts'
import { type IssuePart, isRecord, type SeenPart } from '#contract/newsletter/parts.ts'
import { languagesOfIssue, missingToSend } from '#contract/newsletter/ready.ts'
import { type Block, type Inline, plainText } from '#contract/richtext.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerOf, type LinkAnswer } from '#server/platform/outside/outside.ts'
import { issueFor, type SpokenIssue } from './issue-letter.tsx'
import { findIssue, type IssueRow } from './issue-queries.ts'
import { describeParts } from './parts.ts'
import { letterFor } from './preview-letter.ts'

const mostAsked = 60 // addresses that are checked; no issue has more
const atOnce = 6 // requests at once, so that a server with many of the links is not overloaded

type Found = Omit<Finding, 'language'>

/** Returns what staff should check before the saved issue is sent. Throws `notFound`. */
export async function checkIssue(context: Context, id: number): Promise<Finding[]> {
  const issue = await findIssue(context.db, id)
  if (!issue || issue.deletedAt) throw fail('notFound')
  const spoken = languagesOfIssue(issue)
  const missing = missingToSend(issue)
  const seen = await describeParts(context, issue.parts)
  const found = await Promise.all(
    languages.map(async language => {
      const all: Found[] = spoken.includes(language)
        ? [
            ...(await checkIn(context, issue, language)),
            ...checkParts(seen, language),
            ...checkButtons(issue.parts, language),
          ]
        : [{ what: 'missingLanguage', detail: '' }]
      if (missing.includes(`title.${language}`)) all.push({ what: 'missingTitle', detail: '' })
      return all.map(one => ({ language, ...one }))
    }),
  )
  return found
    .flat()
    .toSorted((one, other) => findingNames.indexOf(one.what) - findingNames.indexOf(other.what))
}

async function checkIn(context: Context, row: IssueRow, language: Language): Promise<Found[]> {
  const issue = await issueFor(context, row, language)
  const letter = await letterFor(context, row, language)
  if (!issue || !letter) return []
  const { subject, content, parts } = issue
  const blocks = [...content.content, ...(parts?.content ?? [])]
  const size = Buffer.byteLength(letter.html)
  return [
    ...(subject.length > shortSubject
      ? [{ what: 'longSubject', detail: String(subject.length) } as const]
      : []),
    ...(size > largestLetter ? [{ what: 'tooLarge', detail: String(Math.ceil(size / 1000)) } as const] : []),
    ...placeholdersIn(issue).map(detail => ({ what: 'unknownPlaceholder', detail }) as const),
    ...undescribedIn(blocks).map(detail => ({ what: 'undescribedPicture', detail }) as const),
    ...(await checkLinks(context, linksIn(blocks))),
  ]
}

const partMeanings = { gone: 'gonePart', hidden: 'hiddenPart', cancelled: 'cancelledPart' } as const

/** Finds records of an issue that are deleted, hidden, cancelled or not translated into a language. */
function checkParts(parts: readonly SeenPart[], language: Language): Found[] {
  return parts.flatMap(({ title, standing, languages: spoken }): Found[] => {
    const detail = inLanguage(title, language).value
    if (standing !== 'shown') return [{ what: partMeanings[standing], detail }]
    return spoken.includes(language) ? [] : [{ what: 'untranslatedPart', detail }]
  })
}

/**
 * Finds buttons without a target or a label in a language; a target that is gone is reported as a dead link.
 */
function checkButtons(parts: readonly IssuePart[], language: Language): Found[] {
  return parts.flatMap((part): Found[] => {
    if (isRecord(part)) return []
    const detail = inLanguage(part.label, language).value
    if (!detail || !part.link) return [{ what: 'emptyButton', detail }]
    return part.label[language] ? [] : [{ what: 'untranslatedPart', detail }]
  })
}

// Placeholders of other programs for names; this newsletter replaces none.
const placeholder = /\{\{[^{}]{1,40}\}\}|\{[\p{L}_][\p{L}\d_.]{0,30}\}|%[A-Z_]{3,30}%|\*\|[A-Z_:]{2,30}\|\*/gu

function placeholdersIn({ subject, title, content, plainText: typed }: SpokenIssue): string[] {
  const words = [subject, title, plainText(content), typed].join('\n')
  return [...new Set(words.match(placeholder))]
}

function undescribedIn(nodes: readonly Block[]): string[] {
  return nodes.flatMap(node => {
    if (node.type === 'image') {
      const { alt, isDecorative, src } = node.attrs
      return alt || isDecorative ? [] : [decodeURIComponent(src?.split('/').at(-1) ?? '')]
    }
    return 'content' in node && node.content ? undescribedIn(node.content as Block[]) : []
  })
}

interface Link {
  /** Null if the target is gone or not public. */
  href: string | null
  words: string
}

function linksIn(nodes: readonly (Block | Inline)[]): Link[] {
  return nodes.flatMap(node => {
    const marks = 'marks' in node ? (node.marks ?? []) : []
    const own = marks.flatMap(mark =>
      mark.type === 'link'
        ? { href: mark.attrs.href ?? null, words: node.type === 'text' ? node.text : '' }
        : [],
    )
    if (node.type === 'button') return [{ href: node.attrs.href ?? null, words: node.attrs.label }]
    const inner = 'content' in node && node.content ? linksIn(node.content as (Block | Inline)[]) : []
    return [...own, ...inner]
  })
}

const meanings = { missing: 'deadLink', silent: 'silentLink', internal: 'internalLink' } as const

async function checkLinks({ config }: Context, links: readonly Link[]): Promise<Found[]> {
  const lost = links.flatMap(({ href, words }) =>
    href === null ? [{ what: 'deadLink', detail: words } as const] : [],
  )
  const parsed = links.flatMap(({ href }) => (href ? (URL.parse(href, config.baseUrl)?.href ?? []) : []))
  const addresses = [...new Set(parsed)].filter(address => /^https?:/.test(address)).slice(0, mostAsked)
  const { origin } = new URL(config.baseUrl)
  const found: Found[] = []
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce)
    const answers = await Promise.all(some.map(address => answerOf(address, guardFor(address, origin))))
    answers.forEach((answer, n) => {
      found.push(...linkFindings(some[n] ?? '', answer))
    })
  }
  return [...lost, ...found]
}

// This site itself may have an internal address, which is otherwise not requested.
function guardFor(address: string, origin: string) {
  return new URL(address).origin === origin ? { mayAsk: () => true } : {}
}

function linkFindings(address: string, answer: LinkAnswer): Found[] {
  return answer === 'there' ? [] : [{ what: meanings[answer], detail: address }]
}
