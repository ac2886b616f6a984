import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../contract/addresses.ts'
import { type Site, startSite } from './site.ts'

type Answer = { $ref?: string; content?: Record<string, { schema: object }> }

interface Operation {
  operationId: string
  summary?: string
  security: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: { properties?: object; required?: string[] } }> }
  responses: Record<string, Answer>
}

let site: Site
let operations: Map<string, Operation>
let components: { schemas: Record<string, object>; responses: Record<string, Answer> }
beforeAll(async () => {
  site = await startSite()
  const answer = await fetch(`${site.url}/api/v1/openapi.json`)
  const document = (await answer.json()) as {
    paths: Record<string, Record<string, Operation>>
    components: typeof components
  }
  components = document.components
  operations = new Map(
    Object.values(document.paths)
      .flatMap(path => Object.values(path))
      .map(operation => [operation.operationId, operation]),
  )
})
afterAll(() => site?.stop())

const read = async (path: string): Promise<unknown> => (await fetch(`${site.url}/api/v1${path}`)).json()
const of = (name: string) => operations.get(name) as Operation

describe('the description of the API', () => {
  test('has every call of the contract, and the files', () => {
    const names = [...allCalls().map(({ name }) => name), 'media']
    expect([...operations.keys()].sort()).toEqual(names.sort())
  })
  test('says of each in a few words what it does, and no two say the same', () => {
    const summaries = [...operations.values()].map(({ summary }) => summary)
    expect(summaries.filter(summary => !summary || !/^[A-Z].*: \w/.test(summary))).toEqual([])
    expect(new Set(summaries).size).toBe(summaries.length)
  })
  test('describes a ballot of polls and contests', () => {
    const vote = { email: 'anna@example.org', votes: [{ id: 'red', value: 1 }], terms: true }
    for (const name of ['polls.vote', 'contests.vote']) {
      const schema = of(name).requestBody?.content['application/json']?.schema ?? {}
      const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
      expect([name, validate(vote), validate({ ...vote, votes: 'red' })]).toEqual([name, true, false])
    }
  })
  test('says of each who needs a token', () => {
    for (const { name, meta } of allCalls())
      expect([name, of(name).security]).toEqual([name, meta.may === 'public' ? [] : [{ bearer: [] }]])
  })
  test('says of each how it fails, as a problem document', () => {
    for (const { name, meta, method } of allCalls()) {
      const failures = Object.entries(of(name).responses).filter(([status]) => Number(status) >= 400)
      const expected = [
        '400',
        '422',
        ...(meta.may === 'public' ? [] : ['401', '403']),
        ...(method === 'GET' ? [] : ['415']),
      ]
      expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(expected))
      for (const [, { $ref = '' }] of failures) {
        const { content } = components.responses[$ref.replace('#/components/responses/', '')] ?? {}
        expect(Object.keys(content ?? {})).toEqual(['application/problem+json'])
      }
    }
  })
  test('has no body where none is sent', () => {
    for (const name of ['contact.send', 'account.logout', 'site.countView'])
      expect(of(name).responses['202']?.content).toBeUndefined()
    const withBody = [...operations].filter(([, { responses }]) => responses['204']?.content)
    expect(withBody.map(([name]) => name)).toEqual([])
    expect(Object.keys(of('security.drill').responses['202']?.content ?? {})).toEqual(['application/json'])
  })
  test('lists the file types of an export, and its 404', () => {
    const { responses } = of('articles.export')
    expect(Object.keys(responses['200']?.content ?? {})).toContain('application/vnd.citationstyles.csl+json')
    for (const name of ['articles.export', 'privacy.backstage.releaseCopy'])
      expect(Object.keys(of(name).responses)).toContain('404')
  })
  test('tells that a file is sent as a form in parts, and read as bytes', () => {
    const [type = '', sent] = Object.entries(of('files.upload').requestBody?.content ?? {})[0] ?? []
    expect([type, sent?.schema.required]).toEqual(['multipart/form-data', ['file']])
    expect(Object.keys(sent?.schema.properties ?? {})).toContain('file')
    expect(Object.keys(of('media').responses['200']?.content ?? {})).toEqual(['application/octet-stream'])
  })
  test('describes texts to their depth, as they are sent and as they are answered', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const schemaOf = (part: { schema?: object } | undefined) => ajv.compile({ ...part?.schema, components })
    const answered = schemaOf(of('news.find').responses['200']?.content?.['application/json'])
    const { rows } = (await read('/info/news/latest')) as { rows: { slug: string }[] }
    for (const { slug } of rows) {
      const item = await read(`/info/news/${slug}`)
      expect([slug, answered(item), answered.errors]).toEqual([slug, true, null])
    }
    const sent = schemaOf({ schema: { properties: { content: { $ref: '#/components/schemas/RichText' } } } })
    const inList = (type: string) => ({
      type: 'doc',
      content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type, content: [] }] }] }],
    })
    expect(sent({ content: inList('paragraph') })).toBe(true)
    expect(sent({ content: inList('script') })).toBe(false)
    const create = of('news.backstage.create').requestBody?.content['application/json']?.schema
    expect(JSON.stringify(create)).toContain('#/components/schemas/RichText')
  })
  test('is below 2 MB, with shared schemas that are all referenced', async () => {
    const text = await (await fetch(`${site.url}/api/v1/openapi.json`)).text()
    expect(text.length).toBeLessThan(2_000_000)
    const referred = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name))
    expect(Object.keys(components.schemas).sort()).toEqual([...referred].sort())
  })
  test('has a schema that problems follow', async () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      components.schemas.Problem ?? {},
    )
    for (const path of ['/info/news/latest?page=0', '/info/news/nix', '/auth/me', '/nix']) {
      const answer = await fetch(`${site.url}/api/v1${path}`)
      expect([path, validate(await answer.json()), validate.errors]).toEqual([path, true, null])
    }
  })
})
