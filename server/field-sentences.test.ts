import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allCalls } from '#contract/addresses.ts'
import { contract } from '#contract/contract.ts'
import { Failure } from '#contract/errors.ts'
import { type Language, languages } from '#contract/language.ts'
import { type FormSentence, forms } from '#messages/forms.ts'
import { openTestNewsletters } from './newsletter/test-newsletters.ts'
import { localizeFailure } from './platform/calls/problem.ts'
import { failureOfIssues } from './platform/calls/validation.ts'

type Site = Awaited<ReturnType<typeof openTestNewsletters>>

/** A call with a value that its contract refuses, at a field; other fields may be wrong, too. */
type Refused = [call: string, input: object, field: string]

const long = (most: number) => 'x'.repeat(most + 1)
const deep = { type: 'doc', content: [nested(400)] }

/** Refused by the contract alone. */
const byContract: Partial<Record<FormSentence, Refused>> = {
  alphanumeric: ['articles.backstage.create', { pmcId: '4711' }, 'pmcId'],
  longImport: ['newsletter.backstage.importRecipients', { list: long(2_000_000) }, 'list'],
  localeRequired: ['newsletter.subscribe', { locale: 'fr' }, 'locale'],
  validUsername: ['account.login', { username: '', password: 'x' }, 'username'],
  validCode: ['account.takeSecondStep', { code: '12345' }, 'code'],
  validLead: ['contests.backstage.create', { lead: { de: long(400), en: '' } }, 'lead.de'],
  validAuthorNames: ['people.backstage.create', { authorNames: long(500) }, 'authorNames'],
  tooManyPins: ['people.backstage.create', { pinnedArticleIds: numbers(60) }, 'pinnedArticleIds'],
  validSynonyms: ['site.synonyms.create', { words: ['MRT', 'mrt'] }, 'words'],
  unknownSort: ['polls.backstage.list', { sort: 'colour' }, 'sort'],
  tooDeep: ['news.backstage.create', { content: { de: deep, en: null } }, 'content.de'],
  validArticleTitle: ['articles.backstage.create', { title: 7 }, 'title'],
  validAuthors: ['articles.backstage.create', { authors: 7 }, 'authors'],
  validPubmedId: ['articles.backstage.create', { pubmedId: 'PM1' }, 'pubmedId'],
  validDoi: ['articles.backstage.create', { doi: 'doi.org' }, 'doi'],
  validIssn: ['articles.backstage.create', { issn: '123' }, 'issn'],
  validIsbn: ['articles.backstage.create', { isbn: '978' }, 'isbn'],
  validMonth: ['articles.backstage.create', { month: 13 }, 'month'],
  validAffiliation: [
    'lecture.backstage.create',
    { speaker: { affiliation: { de: long(200), en: '' } } },
    'speaker.affiliation.de',
  ],
  validTranscript: ['lecture.backstage.create', { transcript: { de: 7, en: null } }, 'transcript.de'],
  validContent: ['contests.backstage.create', { text: { de: 7, en: null } }, 'text.de'],
  validCity: ['events.register', { city: '' }, 'city'],
  tooManyPictures: ['lecture.backstage.create', { pictureIds: numbers(300) }, 'pictureIds'],
  validOption: [
    'polls.backstage.create',
    { options: [{ label: { de: long(200), en: '' } }] },
    'options.0.label.de',
  ],
  validDomain: ['polls.backstage.create', { rules: { domains: ['example'] } }, 'rules.domains.0'],
  validNetwork: ['polls.backstage.create', { rules: { ownNetworks: ['here'] } }, 'rules.ownNetworks.0'],
  validReason: ['polls.backstage.exclude', { reason: 'anna@example.org' }, 'reason'],
  codeCount: ['polls.backstage.makeCodes', { many: 0 }, 'many'],
  tooManyInvited: ['polls.backstage.invite', { people: Array(2001).fill({}) }, 'people'],
}

/** Refused by the call after reading stored data. */
const byCall: Partial<Record<FormSentence, (site: Site) => Promise<unknown>>> = {
  newsletterUnsent: ({ create }) => create({ isVisible: true }),
  partGone: ({ create }) => create({ parts: [{ kind: 'news', id: 4711 }] }),
  confirmSubject: async ({ create, readers, send }) => {
    await readers(1, 'de')
    const { id } = await create()
    await send(id)
    return send(id, { again: 'all', confirm: 'Anders' })
  },
}

test.each(Object.entries(byContract))(
  'the contract refuses a field with its message in both languages: %s',
  (key, refused) => {
    const [call, input, field] = refused
    const found = inputOf(call).safeParse(input)
    const failure = failureOfIssues(found.error?.issues ?? [], { input, inPath: [] })
    for (const language of languages) {
      const error = localizeFailure(failure, { language, requestId: '' }).details.errors?.find(
        one => one.field === field,
      )
      expect([error?.code, error?.message]).toEqual([key, expect.stringContaining(sentenceOf(key, language))])
    }
  },
)

const malformed = { type: 'doc', content: [{ type: 'script' }] }
const page = (item: object) => ({ version: 1, items: [item] })

test.each<[call: string, inputWith: (content: unknown) => object, field: string]>([
  ['news.backstage.create', content => ({ content }), 'content.de'],
  ['polls.backstage.create', content => ({ content }), 'content.de'],
  ['newsletter.backstage.create', content => ({ content }), 'content.de'],
  ['contests.backstage.create', content => ({ text: content }), 'text.de'],
  [
    'pages.backstage.change',
    content => page({ type: 'text', contentType: 'richText', content }),
    'items.0.content.de',
  ],
])(
  'invalid rich text in %s is reported once at its field, with the reason where it is known',
  (call, inputWith, field) => {
    const validate = (de: unknown) => {
      const input = inputWith({ de, en: null })
      return failureOfIssues(inputOf(call).safeParse(input).error?.issues ?? [], { input, inPath: [] })
    }
    for (const document of [malformed, { type: 'doc' }, 7, 'Text'])
      expect(validate(document).details.fields).toMatchObject({ [field]: 'validContent' })
    expect(
      Object.keys(validate(malformed).details.fields ?? {}).filter(one => one.startsWith(`${field}.`)),
    ).toEqual([])
    expect(validate(deep).details.fields).toMatchObject({ [field]: 'tooDeep' })
    expect(validate({ type: 'doc', content: [long(200_000)] }).details.fields).toMatchObject({
      [field]: 'tooLong',
    })
    expect(validate(undefined).details.fields).toMatchObject({ [field]: 'required' })
  },
)

test.each(Object.entries(byCall))(
  'a call refuses a field with its message in both languages: %s',
  async (key, ask) => {
    const failure = await ask(await openTestNewsletters()).catch(error => error as Failure)
    if (!(failure instanceof Failure)) throw new Error('It was done.')
    for (const language of languages)
      expect(
        localizeFailure(failure, { language, requestId: '' }).details.errors?.map(({ message }) => message),
      ).toContain(sentenceOf(key, language))
  },
)

test('a message with a number of characters names the limit of its field', () => {
  const limits = limitsOfContract()
  const wrong = Object.entries(forms).flatMap(([key, sentences]) =>
    languages.flatMap(language => {
      const [, named] = /(\d[\d.,]*) (?:Zeichen|characters)/.exec(sentences[language]) ?? []
      const own = limits.get(key)
      if (!named || !own || own.has(Number(named.replace(/[.,]/g, '')))) return []
      return [`${key}: ${sentences[language]} (${[...own].join(', ')})`]
    }),
  )
  expect(limits.size).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

/** Maximum lengths of texts by the key of the sentence that refuses longer ones. */
function limitsOfContract(): Map<string, Set<number>> {
  const limits = new Map<string, Set<number>>()
  const seen = new Set<unknown>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const { check, maximum, error } = value as { check?: string; maximum?: number; error?: () => unknown }
    if (check === 'max_length' && maximum !== undefined && error) {
      const key = String(error())
      limits.set(key, (limits.get(key) ?? new Set()).add(maximum))
    }
    const inner = '_zod' in value ? [(value._zod as { def: unknown }).def] : Object.values(value)
    for (const one of inner) look(one)
  }
  for (const { name } of allCalls()) look(inputOf(name))
  return limits
}

/** Sentences that no call uses, with the reason. */
const unsaid: Partial<Record<FormSentence, string>> = {
  obstacleDeleted: 'who lies in the trash is not found by a call that would say so',
}

test('every other sentence of a field is asked for by a test of its own', () => {
  const tests = ['contract', 'server', 'messages', 'web', 'e2e'].flatMap(testsIn).join('\n')
  const missed = Object.keys(forms).filter(
    key =>
      !(key in byContract) &&
      !(key in byCall) &&
      !(key in unsaid) &&
      !new RegExp(`['"\` ]${key}\\b`).test(tests) &&
      !languages.some(language => tests.includes(sentenceOf(key, language))),
  )
  expect(missed).toEqual([])
})

function sentenceOf(key: string, language: Language): string {
  return forms[key as FormSentence][language]
}

function inputOf(call: string): z.ZodType {
  const found = call
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], contract)
  return (found as { '~orpc': { inputSchema: z.ZodType } })['~orpc'].inputSchema
}

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name) && !name.endsWith('field-sentences.test.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
}

function numbers(many: number): number[] {
  return Array.from({ length: many }, (_, n) => n + 1)
}

function nested(levels: number): object {
  return levels === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [nested(levels - 1)] }
}
