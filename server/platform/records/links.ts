import { isId } from '#contract/fields.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { translateAddress } from '#contract/meant-address.ts'
import { publicAddressOf, publicPagesOf } from '#contract/record-kinds.ts'
import type { Block, Inline, Mark, RichText } from '#contract/richtext.ts'
import type { Context, LinkedPlace, LinkPlace, RecordPlace } from '#server/platform/calls/calls.ts'
import { type RecordColumns, recordsIn, tableOf, titleOf } from './kind.ts'
import { hasPageCondition } from './public.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>
/** Current address and title of a record. */
interface Place extends LinkPlace {
  title: string
}

type Places = Map<string, Place>
type Button = Extract<Block, { type: 'button' }>
type Linking = Extract<Mark, { type: 'link' }>

/**
 * Resolves the links of a document to the current addresses of records, and adds the titles of polls. Links
 * to records that are not public lose their address and are shown as plain text; such polls are not shown.
 */
export async function resolveLinks(
  context: Needs,
  document: RichText | null,
  language: Language,
): Promise<RichText | null> {
  if (!document) return null
  const places = await placesOf(context, targetsIn(document.content), language)
  return { ...document, content: document.content.map(node => resolveNode(node, { places, language })) }
}

/** Returns the current addresses of records, by kind and id: `addresses.get('news:12')`. */
export async function addressesOf(context: Needs, targets: readonly Target[], language: Language) {
  const places = await placesOf(context, targets, language)
  return new Map([...places].map(([key, { href }]) => [key, href]))
}

/**
 * Returns the addresses and titles of records that readers can see, by kind and id: `places.get('news:12')`.
 */
export async function placesOf(
  context: Needs,
  targets: readonly Target[],
  language: Language,
): Promise<Places> {
  const places: Places = new Map()
  for (const kind of context.kinds) {
    const ids = targets.filter(({ kind: name, id }) => name === kind.name && isId(id)).map(({ id }) => id)
    if (ids.length === 0) continue
    if (kind.published) await addPlaces(context, kind, { ids, language, places })
    if (kind.linked) await addLinked(context, kind, kind.linked, { ids, language, places })
  }
  return places
}

interface Asked {
  ids: number[]
  language: Language
  places: Places
}

async function addPlaces(
  { db, clock, reads }: Needs,
  kind: RecordPlace,
  { ids, language, places }: Asked,
): Promise<void> {
  const { placedBy } = publicPagesOf(kind.name)
  reads.tags.add(kind.name)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', ...placedBy] as (keyof RecordColumns)[])
    .select(titleOf(kind).as('title'))
    .where('id', 'in', ids)
    .where(hasPageCondition(kind, clock()))
    .execute()
  for (const { title, ...row } of rows) {
    const href = publicAddressOf(kind.name, row, language)
    places.set(keyOf(kind.name, row.id), { href, title: inLanguage(title, language).value })
  }
}

async function addLinked(
  { db, reads }: Needs,
  kind: RecordPlace,
  { isThere, columns, placeOf }: LinkedPlace,
  { ids, language, places }: Asked,
): Promise<void> {
  reads.tags.add(kind.name)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', ...columns] as (keyof RecordColumns)[])
    .select(titleOf(kind).as('title'))
    .where('id', 'in', ids)
    .where(isThere)
    .execute()
  for (const { title, ...row } of rows)
    places.set(keyOf(kind.name, row.id), {
      ...placeOf(row, language),
      title: inLanguage(title, language).value,
    })
}

export interface Target {
  kind: string
  id: number
}

function targetsIn(nodes: readonly (Block | Inline)[]): Target[] {
  return nodes.flatMap(node => {
    if (node.type === 'poll') return [{ kind: 'polls', id: node.attrs.id }]
    if (node.type === 'button') return targetOf(node)
    const own = 'marks' in node ? (node.marks ?? []).flatMap(targetOf) : []
    return 'content' in node && node.content ? [...own, ...targetsIn(node.content)] : own
  })
}

function targetOf(link: Mark | Button): Target[] {
  if (!('attrs' in link) || !link.attrs.kind || !link.attrs.id) return []
  return [{ kind: link.attrs.kind, id: link.attrs.id }]
}

interface Found {
  places: Places
  language: Language
}

function resolveNode<Node extends Block | Inline>(node: Node, found: Found): Node {
  if (node.type === 'poll') {
    const { id } = node.attrs
    const { href, title } = found.places.get(keyOf('polls', id)) ?? {}
    return { ...node, attrs: { id, href, title } }
  }
  if (node.type === 'button') return { ...node, attrs: addressed(node, found) }
  const marks =
    'marks' in node && node.marks
      ? {
          marks: node.marks.map(mark =>
            mark.type === 'link' ? { ...mark, attrs: addressed(mark, found) } : mark,
          ),
        }
      : {}
  const content =
    'content' in node && node.content
      ? {
          content: withNotes(node.content as (Block | Inline)[], found.places).map(inner =>
            resolveNode(inner, found),
          ),
        }
      : {}
  return { ...node, ...marks, ...content }
}

/** Appends the note about its target to the text of each link, as part of the link. */
function withNotes(nodes: (Block | Inline)[], places: Places): (Block | Inline)[] {
  return nodes.flatMap((node, n) => {
    const mark = linkOf(node)
    const key = mark && keyOfLink(mark)
    const note = key ? places.get(key)?.note : undefined
    if (!mark || !key || !note || isLinkedTo(nodes[n + 1], key)) return [node]
    const linkWords = wordsOfLink(nodes, n, key)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
    const isMentioned = linkWords.includes(note.unless.toLowerCase())
    return isMentioned ? [node] : [node, { type: 'text', text: ` (${note.words})`, marks: [mark] }]
  })
}

/** Returns the text of the link whose last node is this one. */
function wordsOfLink(nodes: (Block | Inline)[], last: number, key: string): string {
  let words = ''
  for (let n = last; isLinkedTo(nodes[n], key); n -= 1) {
    const node = nodes[n]
    words = (node?.type === 'text' ? node.text : ' ') + words
  }
  return words
}

function isLinkedTo(node: Block | Inline | undefined, key: string): boolean {
  const mark = node && linkOf(node)
  return mark !== undefined && keyOfLink(mark) === key
}

function linkOf(node: Block | Inline): Mark | undefined {
  return 'marks' in node ? node.marks?.find(({ type }) => type === 'link') : undefined
}

function keyOfLink(link: Mark | Button): string | null {
  const [target] = targetOf(link)
  return target ? keyOf(target.kind, target.id) : null
}

/**
 * With the address that a thing of ours has now; a written one of our pages in the reader's language. A link to a file
 * goes on saying that it is one: previews add a key to it, and never to an address that somebody wrote.
 */
function addressed<Link extends Linking | Button>(link: Link, { places, language }: Found): Link['attrs'] {
  const { kind, id: _id, href, ...rest } = link.attrs
  const key = keyOfLink(link)
  const place = key ? places.get(key) : undefined
  if (place) return { ...rest, href: place.href, ...(kind === 'files' && { kind }) }
  if (key) return { ...rest, href: null }
  return { ...rest, href: href ? translateAddress(href, language) : null }
}

function keyOf(kind: string, id: number): string {
  return `${kind}:${id}`
}
