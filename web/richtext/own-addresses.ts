import type { Editor } from '@tiptap/react'
import { client } from '#web/client.ts'
import type { LinkTarget } from './link-choice.tsx'

/** Resolves an address of this website to a record, or else to a path; null for other websites. */
export async function ownTarget(address: string): Promise<LinkTarget | null> {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  if (origin !== location.origin || !/^(https?:\/\/|\/)/i.test(address)) return null
  // A link to a record can't hold a fragment.
  const { rows } = hash === '' ? await client.site.linkTargets({ q: pathname }) : { rows: [] }
  const [only] = rows
  return only ? { kind: only.kind, id: only.id } : { href: pathname + search + hash }
}

/** Turns addresses of this website in a text into links to records, which stay valid when a slug changes. */
export async function linkOwnAddresses(editor: Editor): Promise<void> {
  for (const href of addressesIn(editor)) {
    const target = await ownTarget(href).catch(() => null) // the address is kept as the link's target
    if (target && !editor.isDestroyed) replaceAddress(editor, href, target)
  }
}

function addressesIn({ state, schema }: Editor): Set<string> {
  const found = new Set<string>()
  state.doc.descendants(({ marks }) => {
    const { href } = schema.marks.link?.isInSet(marks)?.attrs ?? {}
    if (typeof href === 'string' && `${href}/`.startsWith(`${location.origin}/`)) found.add(href)
  })
  return found
}

function replaceAddress({ state, view, schema }: Editor, href: string, target: LinkTarget): void {
  const change = state.tr.setMeta('addToHistory', false)
  state.doc.descendants((node, at) => {
    const link = schema.marks.link?.isInSet(node.marks)
    if (link?.attrs.href === href)
      change.addMark(at, at + node.nodeSize, link.type.create({ ...link.attrs, href: null, ...target }))
  })
  if (change.docChanged) view.dispatch(change)
}
