import type { Editor } from '@tiptap/react'
import { client } from '#web/client.ts'
import type { LinkTarget } from './link-choice.tsx'

/** What an address of this website means: a thing of ours, else its path, in the reader's language; null for all others. */
export async function ownTarget(address: string): Promise<LinkTarget | null> {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  if (origin !== location.origin || !/^(https?:\/\/|\/)/i.test(address)) return null
  // A link to a thing has no place on its page.
  const { rows } = hash === '' ? await client.site.linkTargets({ q: pathname }) : { rows: [] }
  const [only] = rows
  return only ? { kind: only.kind, id: only.id } : { href: pathname + search + hash }
}

/** Addresses of this website in a text become links to what stands there, which stay valid when it is renamed. */
export async function linkOwnAddresses(editor: Editor): Promise<void> {
  for (const href of addressesIn(editor)) {
    const target = await ownTarget(href).catch(() => null) // it goes on leading there by its address
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
