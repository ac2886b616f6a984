import { isId } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'
import { publicAddressOf, publicPagesOf } from '#contract/record-kinds.ts'
import type { Block, Inline, Mark, RichText } from '#contract/richtext.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { hasPageAt } from './public.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>
type Addresses = Map<string, string>

/**
 * A document whose links to things of ours carry the address they have now. A link to what the public can't see
 * loses its address, and is shown as plain words.
 */
export async function resolveLinks(
  context: Needs,
  document: RichText | null,
  language: Language,
): Promise<RichText | null> {
  const targets = document ? targetsIn(document.content) : []
  if (!document || targets.length === 0) return document
  const addresses = await addressesOf(context, targets, language)
  return { ...document, content: document.content.map(node => resolved(node, addresses)) }
}

/** The addresses that things of ours have now, by kind and id; `addresses.get('news:12')`. */
export async function addressesOf(context: Needs, targets: readonly Target[], language: Language) {
  const addresses: Addresses = new Map()
  for (const kind of context.kinds.filter(({ published }) => published)) {
    const ids = targets.filter(({ kind: name, id }) => name === kind.name && isId(id)).map(({ id }) => id)
    if (ids.length > 0) await addAddresses(context, kind, { ids, language, addresses })
  }
  return addresses
}

async function addAddresses(
  { db, clock, reads }: Needs,
  kind: RecordPlace,
  { ids, language, addresses }: { ids: number[]; language: Language; addresses: Addresses },
): Promise<void> {
  const { placedBy } = publicPagesOf(kind.name)
  reads.tags.add(kind.name)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', ...placedBy] as (keyof RecordColumns)[])
    .where('id', 'in', ids)
    .where(hasPageAt(kind, clock()))
    .execute()
  for (const row of rows) addresses.set(keyOf(kind.name, row.id), publicAddressOf(kind.name, row, language))
}

export interface Target {
  kind: string
  id: number
}

function targetsIn(nodes: readonly (Block | Inline)[]): Target[] {
  return nodes.flatMap(node => {
    const own = 'marks' in node ? (node.marks ?? []).flatMap(targetOf) : []
    return 'content' in node && node.content ? [...own, ...targetsIn(node.content)] : own
  })
}

function targetOf(mark: Mark): Target[] {
  if (mark.type !== 'link' || !mark.attrs.kind || !mark.attrs.id) return []
  return [{ kind: mark.attrs.kind, id: mark.attrs.id }]
}

function resolved<Node extends Block | Inline>(node: Node, addresses: Addresses): Node {
  const marks =
    'marks' in node && node.marks ? { marks: node.marks.map(mark => addressed(mark, addresses)) } : {}
  const content =
    'content' in node && node.content
      ? { content: (node.content as (Block | Inline)[]).map(inner => resolved(inner, addresses)) }
      : {}
  return { ...node, ...marks, ...content }
}

function addressed(mark: Mark, addresses: Addresses): Mark {
  const [target] = targetOf(mark)
  if (mark.type !== 'link' || !target) return mark
  return { type: 'link', attrs: { href: addresses.get(keyOf(target.kind, target.id)) ?? null } }
}

function keyOf(kind: string, id: number): string {
  return `${kind}:${id}`
}
