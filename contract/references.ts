import { z } from 'zod'
import { id } from './fields.ts'
import { type Language, languages } from './language.ts'
import type { RecordKindName } from './record-kinds.ts'

/** Target of a reference: a record, or a row of one of these tables. */
export type ReferenceTarget = RecordKindName | 'categories' | 'lookups' | 'roles' | 'statuses'

/**
 * A reference in a record: its target, its field, such as `items.3.content.cards.0.image`, and its language.
 */
export interface Reference {
  to: ReferenceTarget
  id: number
  field: string
  /** Position in the text of the field, such as `content.3`. */
  inside?: string
  /** Null if both languages share it. */
  language: Language | null
  /** Kind of file that is accepted, if not every kind is. */
  takes?: FileUse
  /** Error if the target is missing; links and pictures in texts are left out instead, without an error. */
  error?: string
}

/** Kinds of file for fields that do not accept every file. */
export type FileUse = 'picture' | 'sound' | 'pdf'

interface Pointer {
  to: ReferenceTarget
  /** What readers get for it in a part of a page: the picture, a download, the poll, or the id itself. */
  as: 'picture' | 'download' | 'poll' | null
  /** Error if the target is missing: a key in `messages/forms.ts`. */
  error: string
  takes?: FileUse
}

const pointers = z.registry<Pointer>()

/**
 * `roleId: choiceOf('roles', 'validRole')`: the id of a choice from a list, and the error if it no longer
 * exists.
 */
export function choiceOf(to: ReferenceTarget, error: string): typeof id {
  return idOf(to, null, error)
}

/**
 * The id of another record or row, registered so that its uses can be found: `imageId:
 * idOf('files').nullable()`.
 */
export function idOf(to: ReferenceTarget, as: Pointer['as'] = null, error = 'value'): typeof id {
  return id.clone().register(pointers, { to, as, error })
}

/** The id of a picture, of a sound or of a PDF: other files are refused. */
export function fileOf(takes: FileUse, as: Pointer['as'] = null): typeof id {
  return id.clone().register(pointers, { to: 'files', as, error: 'value', takes })
}

/** Returns the target of a field; undefined if it contains no id. */
export function pointerOf(schema: z.ZodType): Pointer | undefined {
  return pointers.get(unwrapped(schema))
}

/** Returns all references in a value, found by its schema; in links and documents, by kind and id. */
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

/** Returns the schema without `nullable`, `optional` and defaults. */
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

// A link may contain an address instead; a record chosen by kind and id may not.
function hasAddress(schema: z.ZodType): boolean {
  const inner = unwrapped(schema)
  return inner instanceof z.ZodObject && 'href' in inner.shape
}
