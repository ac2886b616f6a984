import { isId } from '#contract/fields.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { publicAddressOf, publicPagesOf } from '#contract/record-kinds.ts'
import type { Block, Inline, Mark, RichText } from '#contract/richtext.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { type RecordColumns, recordsIn, tableOf, titleOf } from './kind.ts'
import { hasPageAt } from './public.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>
/** Where a thing of ours is now, and what it is called. */
interface Place {
  href: string
  title: string
}

type Places = Map<string, Place>

/**
 * A document whose links to things of ours carry the address they have now, and whose polls their title, too. A link to
 * what the public can't see loses its address, and is shown as plain words; a poll then is not shown.
 */
export async function resolveLinks(
  context: Needs,
  document: RichText | null,
  language: Language,
): Promise<RichText | null> {
  const targets = document ? targetsIn(document.content) : []
  if (!document || targets.length === 0) return document
  const places = await placesOf(context, targets, language)
  return { ...document, content: document.content.map(node => resolved(node, places)) }
}

/** The addresses that things of ours have now, by kind and id; `addresses.get('news:12')`. */
export async function addressesOf(context: Needs, targets: readonly Target[], language: Language) {
  const places = await placesOf(context, targets, language)
  return new Map([...places].map(([key, { href }]) => [key, href]))
}

/** Where things of ours that readers see are, and what they are called, by kind and id: `places.get('news:12')`. */
export async function placesOf(
  context: Needs,
  targets: readonly Target[],
  language: Language,
): Promise<Places> {
  const places: Places = new Map()
  for (const kind of context.kinds.filter(({ published }) => published)) {
    const ids = targets.filter(({ kind: name, id }) => name === kind.name && isId(id)).map(({ id }) => id)
    if (ids.length > 0) await addPlaces(context, kind, { ids, language, places })
  }
  return places
}

async function addPlaces(
  { db, clock, reads }: Needs,
  kind: RecordPlace,
  { ids, language, places }: { ids: number[]; language: Language; places: Places },
): Promise<void> {
  const { placedBy } = publicPagesOf(kind.name)
  reads.tags.add(kind.name)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', ...placedBy] as (keyof RecordColumns)[])
    .select(titleOf(kind).as('title'))
    .where('id', 'in', ids)
    .where(hasPageAt(kind, clock()))
    .execute()
  for (const { title, ...row } of rows) {
    const href = publicAddressOf(kind.name, row, language)
    places.set(keyOf(kind.name, row.id), { href, title: inLanguage(title, language).value })
  }
}

export interface Target {
  kind: string
  id: number
}

function targetsIn(nodes: readonly (Block | Inline)[]): Target[] {
  return nodes.flatMap(node => {
    if (node.type === 'poll') return [{ kind: 'polls', id: node.attrs.id }]
    const own = 'marks' in node ? (node.marks ?? []).flatMap(targetOf) : []
    return 'content' in node && node.content ? [...own, ...targetsIn(node.content)] : own
  })
}

function targetOf(mark: Mark): Target[] {
  if (mark.type !== 'link' || !mark.attrs.kind || !mark.attrs.id) return []
  return [{ kind: mark.attrs.kind, id: mark.attrs.id }]
}

function resolved<Node extends Block | Inline>(node: Node, places: Places): Node {
  if (node.type === 'poll') {
    const { id } = node.attrs
    return { ...node, attrs: { id, ...places.get(keyOf('polls', id)) } }
  }
  const marks =
    'marks' in node && node.marks ? { marks: node.marks.map(mark => addressed(mark, places)) } : {}
  const content =
    'content' in node && node.content
      ? { content: (node.content as (Block | Inline)[]).map(inner => resolved(inner, places)) }
      : {}
  return { ...node, ...marks, ...content }
}

function addressed(mark: Mark, places: Places): Mark {
  const [target] = targetOf(mark)
  if (mark.type !== 'link' || !target) return mark
  return { type: 'link', attrs: { href: places.get(keyOf(target.kind, target.id))?.href ?? null } }
}

function keyOf(kind: string, id: number): string {
  return `${kind}:${id}`
}
