import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isFailure } from '#contract/errors.ts'
import { contentLink } from '#contract/pages/items.ts'
import { type Flags, flags, mayDo, noFlags, opens } from '#contract/permissions.ts'
import { type FileUse, pointerOf, unwrapped } from '#contract/references.ts'
import { richText } from '#contract/richtext.ts'
import { isWhole, longestAttack, reportAttack } from '../bench/attacks/attack-results.ts'
import { allAreas } from './areas.ts'
import { visitorOf } from './platform/calls/test-context.ts'
import { create, type RecordKind } from './platform/records/records.ts'
import { startTestSite } from './test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
interface Place {
  field: string
  takes: FileUse | 'any'
  /** Whether it is a field that holds an id, rather than a text that shows or links a file. */
  isChosen: boolean
  fieldsWith: (id: number) => Record<string, unknown>
}

// Rights of their own are removed, because such fields would be refused before their files are checked.
const kinds = allAreas
  .flatMap(({ kinds = [] }) => kinds as readonly RecordKind[])
  .map(kind => ({ ...kind, record: { ...kind.record, rights: {} } }))
const withFiles = kinds
  .map(kind => [kind.name, kind, placesIn(kind.record.fields)] as const)
  .filter(([, , places]) => places.length > 0)

let site: Site
const files = {} as Record<'secret' | 'own' | 'open' | 'sent' | 'document' | 'sound' | 'pdf', number>
const ours = new Set(['ownFilesOnly', 'sentFile', 'validPicture', 'validSound', 'validPdf'])
let caller: { id: number; flags: typeof noFlags }
let editor: { id: number; flags: typeof noFlags }
beforeAll(async () => {
  site = await startTestSite()
  const { id } = await site.staff('member')
  caller = { id, flags: noFlags }
  editor = { id, flags: { ...noFlags, canEditContent: true } }
  files.secret = await insertFile('image/webp', {})
  files.own = await insertFile('image/webp', { createdBy: id })
  files.open = await insertFile('image/webp', { isPublic: true })
  files.sent = await insertFile('image/webp', { isSent: true })
  files.sound = await insertFile('audio/mpeg', { isPublic: true })
  files.document = await insertFile('application/pdf', {})
  files.pdf = await insertFile('application/pdf', { isPublic: true })
  return site.close
})

async function insertFile(type: string, about: object): Promise<number> {
  const facts = { name: `${Math.random()}`, type, sizeBytes: 1, hash: 'a'.repeat(64), ...about }
  const { db } = site.dependencies
  return (await db.insertInto('files').values(facts).returning('id').executeTakeFirstOrThrow()).id
}

/** The field's error when a record with this file is created. */
async function findError(
  kind: RecordKind,
  place: Place,
  id: number,
  by = caller,
): Promise<string | undefined> {
  const context = { ...visitorOf(site.dependencies), caller: { ...by, sessionId: 1 } }
  try {
    await site.dependencies.db.transaction().execute(async db => {
      await create(kind, { ...context, db }, place.fieldsWith(id))
      throw new Error('made')
    })
  } catch (error) {
    return isFailure(error) ? error.details.fields?.[place.field] : undefined
  }
  return undefined
}

test('every kind of record except files and publications can use files', () =>
  expect(withFiles.map(([name]) => name).sort()).toEqual(
    kinds
      .map(({ name }) => name)
      .filter(name => name !== 'files' && name !== 'articles')
      .sort(),
  ))

test.each(withFiles)('%s: each field accepts only files that it may use', async (_, kind, places) => {
  const pictures = [files.own, files.open]
  for (const place of places) {
    const { field, takes, isChosen } = place
    const errorWith = (id: number, by = caller) => findError(kind, place, id, by)
    expect([field, await errorWith(files.secret)]).toEqual([field, 'ownFilesOnly'])
    expect([field, await errorWith(999_999)]).toEqual([field, 'ownFilesOnly'])
    expect([field, await errorWith(files.sent), await errorWith(files.sent, editor)]).toEqual([
      ...[field, 'sentFile', 'sentFile'],
    ])
    const like = { picture: files.secret, sound: files.sound, pdf: files.document, any: files.secret }
    const unlike = { picture: 'validPicture', sound: 'validSound', pdf: 'validPdf', any: null }
    const allowed = { ...{ sound: [files.sound], pdf: [files.pdf] }, picture: pictures, any: pictures }[takes]
    for (const id of allowed) expect([field, ours.has((await errorWith(id)) ?? '')]).toEqual([field, false])
    const chosen = await errorWith(like[takes], editor)
    expect([field, ours.has(chosen ?? '')]).toEqual([field, false])
    // A file shown in a text may be missing; one chosen in a field must exist.
    if (isChosen) expect(await errorWith(999_999, editor), field).toMatch(/^value$|^valid(Film|Captions)$/)
    const other = await errorWith(takes === 'pdf' ? files.secret : files.document, editor)
    expect([field, ours.has(other ?? '') ? other : null]).toEqual([field, unlike[takes]])
  }
})

test.runIf(isWhole).each(withFiles)(
  '%s: no role without file rights can use a foreign file, and nobody a visitor’s file',
  async (name, kind, places) => {
    const { db } = site.dependencies
    const roles = await db.selectFrom('roles').selectAll().execute()
    const foreign = ['secret', 'sent', 'document'] as const
    const through: string[] = []
    let tries = 0
    for (const place of places)
      for (const role of roles) {
        const own = Object.fromEntries(flags.map(flag => [flag, role[flag]])) as Flags
        for (const file of mayDo(opens.fileChoice, own) ? (['sent'] as const) : foreign) {
          const error = await findError(kind, place, files[file], { id: caller.id, flags: own })
          if (!ours.has(error ?? '')) through.push(`${role.name}: ${file} file in ${place.field} of ${name}`)
          tries += 1
        }
      }
    reportAttack('roles × files × fields', tries, through)

    expect(through).toEqual([])
  },
  longestAttack,
)

/** All places in a record that can refer to a file, derived from its schema, with fields that do so. */
function placesIn(fields: z.ZodObject): Place[] {
  const blank = blankOf(fields) as Record<string, unknown>
  const found = inside(fields, blank, []).map(
    ({ path, inside: place = '', takes, isChosen = false, value }): [string, Place] => {
      const field = path.join('.') + place
      return [
        `${field} ${takes}`,
        { field, takes: takes ?? 'any', isChosen, fieldsWith: id => value(id) as Record<string, unknown> },
      ]
    },
  )
  return [...new Map(found).values()]
}

interface Found {
  path: string[]
  /** Path within the text. */
  inside?: string
  takes?: FileUse | undefined
  isChosen?: boolean
  value: (id: number) => unknown
}

function inside(schema: z.ZodType, blank: unknown, path: string[]): Found[] {
  const bare = unwrapped(schema)
  const pointer = pointerOf(bare)
  if (pointer)
    return pointer.to === 'files' ? [{ path, takes: pointer.takes, isChosen: true, value: id => id }] : []
  if (isRichText(bare))
    return [
      { path, inside: '.content.0.content.0', value: linkedText },
      {
        path,
        inside: '.content.0',
        takes: 'picture',
        value: id => ({ type: 'doc', content: [{ type: 'image', attrs: { fileId: id } }] }),
      },
    ]
  if (bare === contentLink) return [{ path, value: id => ({ href: null, kind: 'files', id }) }]
  if (bare instanceof z.ZodObject) return inObject(bare, blank, path)
  if (bare instanceof z.ZodArray) {
    const element = bare.element as z.ZodType
    return inside(element, blankOf(element), [...path, '0']).map(found => ({
      ...found,
      value: id => [found.value(id)],
    }))
  }
  if (bare instanceof z.ZodUnion)
    return (bare.options as z.ZodType[]).flatMap(option => inside(option, blankOf(option), path))
  return []
}

function inObject(schema: z.ZodObject, blank: unknown, path: string[]): Found[] {
  const whole = (blank ?? blankOf(schema)) as object
  return Object.entries(schema.shape).flatMap(([name, inner]) =>
    inside(inner as z.ZodType, (whole as Record<string, unknown>)[name], [...path, name]).map(found => ({
      ...found,
      value: (id: number) => ({ ...whole, [name]: found.value(id) }),
    })),
  )
}

// The schema of documents is a pipe; its end is compared.
function isRichText(schema: z.ZodType): boolean {
  return schema === unwrapped(richText)
}

function linkedText(id: number) {
  const marks = [{ type: 'link', attrs: { href: null, kind: 'files', id } }]
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks }] }] }
}

/** The minimal value that a schema accepts. */
function blankOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodNull) return null
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodPipe) return blankOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, inner]) => [name, blankOf(inner as z.ZodType)]),
    )
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodUnion) return blankOf(schema.options.at(-1) as z.ZodType)
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 1, 1)
  return ['', 'abcd', '2027-03-12', '2027-03-12T16:00:00Z'].find(text => schema.safeParse(text).success) ?? ''
}
