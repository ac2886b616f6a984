import { z } from 'zod'
import { id } from './fields.ts'
import { type Language, languages } from './language.ts'
import type { RecordKindName } from './record-kinds.ts'

/** What a field can point at: a record, or a row of one of these tables. */
export type ReferenceTarget = RecordKindName | 'categories' | 'lookups' | 'roles' | 'statuses'

/** One pointer of a record: to what, from which field, such as `items.3.content.cards.0.image`, and in which language. */
export interface Reference {
  to: ReferenceTarget
  id: number
  field: string
  /** Where in the text of the field it stands, such as `content.3`. */
  inside?: string
  /** Null where both languages share it. */
  language: Language | null
  /** Which files are taken there, where not all are. */
  takes?: FileUse
  /** What is said where it points at nothing; links and pictures of texts are left out then, and nothing is said. */
  error?: string
}

/** What a field that takes not every file takes. */
export type FileUse = 'picture' | 'sound' | 'pdf'

interface Pointer {
  to: ReferenceTarget
  /** What readers get in a part of a page: the picture, something to download, the poll, or the id as it is. */
  as: 'picture' | 'download' | 'poll' | null
  /** What is said where it points at nothing: a key in `messages/forms.ts`. */
  error: string
  takes?: FileUse
}

const pointers = z.registry<Pointer>()

/** `roleId: choiceOf('roles', 'validRole')`: what is chosen from a list, and what is said where that is gone. */
export function choiceOf(to: ReferenceTarget, error: string): typeof id {
  return idOf(to, null, error)
}

/** The id of something else, so that it knows by whom it is used: `imageId: idOf('files').nullable()`. */
export function idOf(to: ReferenceTarget, as: Pointer['as'] = null, error = 'value'): typeof id {
  return id.clone().register(pointers, { to, as, error })
}

/** The id of a picture, of a sound or of a PDF: other files are refused. */
export function fileOf(takes: FileUse, as: Pointer['as'] = null): typeof id {
  return id.clone().register(pointers, { to: 'files', as, error: 'value', takes })
}

/** What a field points at; undefined for one that holds no id. */
export function pointerOf(schema: z.ZodType): Pointer | undefined {
  return pointers.get(unwrapped(schema))
}

/** Everything that a value points at, found by its schema; in links and documents, by their kind and id. */
export function referencesIn(schema: z.ZodType, value: unknown, path: readonly string[] = []): Reference[] {
  if (value === null || value === undefined) return []
  const pointer = pointerOf(schema)
  if (pointer) return [referenceTo(pointer, Number(value), path)]
  if (isDocument(value)) return inDocument(value, path)
  if (isLink(value) && hasAddress(schema)) return [referenceTo({ to: value.kind }, value.id, path)]
  return partsOf(schema, value).flatMap(([name, inner, part]) => referencesIn(inner, part, [...path, name]))
}

/** A part of a value with its schema. */
export type Part = [name: string, schema: z.ZodType, value: unknown]

export function partsOf(schema: z.ZodType, value: unknown): Part[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, inner]) => [name, inner, (value as Values)[name]])
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((part, n) => [String(n), schema.element as z.ZodType, part])
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find(one => one.safeParse(value).success)
    return option ? partsOf(option, value) : []
  }
  const inner = innerOf(schema)
  return inner ? partsOf(inner, value) : []
}

/** The schema without `nullable`, `optional` and defaults. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema)
  return inner ? unwrapped(inner) : schema
}

type Values = Record<string, unknown>

function innerOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodPipe) return schema.out as z.ZodType
  const wraps =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return wraps ? (schema.unwrap() as z.ZodType) : null
}

function referenceTo(
  { to, takes, error }: Pick<Pointer, 'to' | 'takes'> & { error?: string },
  id: number,
  path: readonly string[],
): Reference {
  const language = languages.find(one => path.includes(one)) ?? null
  return { to, id, field: path.join('.'), language, ...(takes && { takes }), ...(error && { error }) }
}

interface Node {
  type: string
  content?: Node[]
  marks?: { type: string; attrs?: Values }[]
  attrs?: Values
}

function isDocument(value: unknown): value is Node {
  return (value as Values).type === 'doc' && Array.isArray((value as Values).content)
}

const aPicture = { to: 'files', takes: 'picture' } as const

function inDocument(node: Node, path: readonly string[], place: readonly string[] = []): Reference[] {
  const to = (target: Pick<Pointer, 'to' | 'takes'>, id: unknown) => ({
    ...referenceTo(target, Number(id), path),
    inside: place.join('.'),
  })
  const picture = node.type === 'image' ? [to(aPicture, node.attrs?.fileId)] : []
  const poll = node.type === 'poll' ? [to({ to: 'polls' }, node.attrs?.id)] : []
  const links = (node.marks ?? [])
    .filter(({ type }) => type === 'link')
    .map(({ attrs }): unknown => attrs)
    .filter(isLink)
    .map(({ kind, id }) => to({ to: kind }, id))
  const further = (node.content ?? []).flatMap((inner, at) =>
    inDocument(inner, path, [...place, 'content', String(at)]),
  )
  return [...picture, ...poll, ...links, ...further]
}

function isLink(value: unknown): value is { kind: RecordKindName; id: number } {
  const { kind, id } = (value ?? {}) as Values
  return typeof kind === 'string' && typeof id === 'number'
}

// A link may lead to an address instead; a record that is chosen by kind and id may not.
function hasAddress(schema: z.ZodType): boolean {
  const inner = unwrapped(schema)
  return inner instanceof z.ZodObject && 'href' in inner.shape
}
