import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isTest, sources } from '../checks/files.ts'
import { backstage } from './backstage.ts'
import { errors } from './errors.ts'
import { fetching } from './fetching.ts'
import { forms } from './forms.ts'
import { polls, voteReasons } from './polls.ts'
import { security } from './security.ts'
import { shell } from './shell.ts'

const modules = { backstage, errors, fetching, forms, polls, security, shell, voteReasons }
type Module = keyof typeof modules

/** Each sentence that the specification quotes (points 5 and 8), verbatim, with its module and key. */
const shown: [sentence: string, module: Module, key: string][] = [
  ['Invalid name', 'errors', 'invalidName'],
  ['Field content is empty or has errors', 'forms', 'contentEmpty'],
  ['Field content is empty or has errors', 'forms', 'validDetails'],
  ['Ooops, something went wrong', 'errors', 'unexpected'],
  ['Ooops, something went wrong', 'shell', 'somethingWrong'],
  ['This page could not be found', 'errors', 'notFound'],
  ['This page could not be found', 'shell', 'notFound'],
  ['An error occurred while loading content', 'fetching', 'loading'],
  ['This request is invalid or has expired', 'errors', 'linkExpired'],
  ['This request is invalid or has expired', 'errors', 'linkInvalid'],
  ['Error while fetching news', 'fetching', 'news'],
  ['Error while fetching events', 'fetching', 'events'],
  ['Error while fetching content', 'fetching', 'content'],
  ['Error while fetching team', 'fetching', 'team'],
  ['Error while fetching groups', 'fetching', 'groups'],
  ['Error while fetching status', 'fetching', 'status'],
  ['Error while fetching folder content', 'fetching', 'folderContent'],
  ['Error while fetching failed attempts', 'fetching', 'failedAttempts'],
  ['No failed attempts found', 'polls', 'noFailedAttempts'],
  ['Saved successfully', 'backstage', 'saved'],
  ['Copied to clipboard', 'backstage', 'copied'],
  ['Error while fetching polls', 'fetching', 'polls'],
  ['Email required', 'voteReasons', 'emailRequired'],
  ['Invalid email format', 'voteReasons', 'invalidEmailFormat'],
  ['Email not allowed', 'voteReasons', 'emailNotAllowed'],
  ['Domain not allowed', 'voteReasons', 'domainNotAllowed'],
  ['Email already voted', 'voteReasons', 'emailAlreadyVoted'],
  ['Poll expired', 'voteReasons', 'pollExpired'],
  ['Poll not started', 'voteReasons', 'pollNotStarted'],
  ['IP already voted', 'voteReasons', 'ipAlreadyVoted'],
  ['Invalid vote data', 'voteReasons', 'invalidVoteData'],
  ['Voting field required', 'voteReasons', 'votingFieldRequired'],
  ['Email too long', 'voteReasons', 'emailTooLong'],
  ['Invalid email length', 'voteReasons', 'invalidEmailLength'],
  ['Email validation error', 'voteReasons', 'emailValidationError'],
  ['Max votes per email exceeded', 'voteReasons', 'maxVotesPerEmailExceeded'],
  ['Invalid email', 'voteReasons', 'invalidEmail'],
  ['Incident marked as resolved', 'security', 'resolved'],
  ['Error resolving incident', 'security', 'resolveFailed'],
  ['IP blocked', 'security', 'blocked'],
  ['Error blocking IP address', 'security', 'blockFailed'],
  ['Error fetching security data', 'security', 'fetchFailed'],
  ['Voting field invalid type', 'voteReasons', 'votingFieldInvalidType'],
  ['Invalid request', 'voteReasons', 'invalidRequest'],
  ['Validation error', 'voteReasons', 'validationError'],
  ['Votes required', 'voteReasons', 'votesRequired'],
  ['Votes invalid format', 'voteReasons', 'votesInvalidFormat'],
  ['Vote value must be numeric', 'voteReasons', 'voteValueMustBeNumeric'],
  ['Error while fetching publications', 'fetching', 'publications'],
  ['Vote id must be a string', 'voteReasons', 'voteIdMustBeString'],
  ['Vote id invalid format', 'voteReasons', 'voteIdInvalidFormat'],
  ['Invalid vote value', 'voteReasons', 'invalidVoteValue'],
  ['Invalid vote option id', 'voteReasons', 'invalidVoteOptionId'],
  ['Terms acceptance required', 'voteReasons', 'termsAcceptanceRequired'],
  ['Invalid type', 'voteReasons', 'invalidType'],
  ['Terms not accepted', 'voteReasons', 'termsNotAccepted'],
  ['Poll not visible', 'voteReasons', 'pollNotVisible'],
  ['Poll not found', 'voteReasons', 'pollNotFound'],
  ['Invalid vote format', 'voteReasons', 'invalidVoteFormat'],
]

function sentenceAt(module: Module, key: string): string {
  const found: { en: unknown } | undefined = (modules[module] as Record<string, { en: unknown }>)[key]
  return String(found?.en)
}

const messages = sources('.ts').filter(({ path }) => path.startsWith('messages/') && !isTest(path))

test('expired links are only described in the words of the specification, in both languages', () => {
  const others = messages.flatMap(({ path }) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(Dieser Link|This link) [^'`]*(abgelaufen|gilt nicht|expired|no longer valid)/g,
      ),
    ].map(([sentence]) => [path, sentence]),
  )
  expect(others).toEqual([])
})

/** Source code that can show messages: everything except messages and tests. */
const code = sources('.ts', '.tsx')
  .filter(({ path }) => /^(web|server|contract)\//.test(path) && !isTest(path))
  .map(({ path }) => readFileSync(path, 'utf8'))
  .join('\n')

// A failure is thrown by its code; other messages are read as properties of their module.
function isUsed(module: Module, key: string): boolean {
  const ways = [`\\b${module}\\.${key}\\b`]
  if (module === 'errors') ways.push(`(fail|Failure)\\(\\s*'${key}'`, `error: '${key}'`)
  if (module === 'voteReasons') ways.push(`(voteFailure\\(|return |: |\\? )'${key}'`)
  if (module === 'forms') ways.push(`'${key}'`)
  return new RegExp(ways.join('|')).test(code)
}

describe('a sentence of the specification stands word for word, advice after it', () => {
  test.each(shown)('%s', (sentence, module, key) =>
    expect(sentenceAt(module, key)).toMatch(new RegExp(`^${sentence}(\\.|:|$)`)),
  )
})

test.each(shown)('%s (%s.%s) is used in the code', (_, module, key) => expect(isUsed(module, key)).toBe(true))

test('an unused message is detected', () => expect(isUsed('security', 'nowhere')).toBe(false))
