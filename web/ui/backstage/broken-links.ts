import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Link targets that visitors can't reach, such as `news:12`. */
type Targets = ReadonlySet<string>

interface Marked {
  targets: Targets
  places: DecorationSet
}

const key = new PluginKey<Marked>('brokenLinks')

/** Marks links in the editor that visitors see as plain text. The marks are not stored in the document. */
export const brokenLinks = Extension.create({
  name: 'brokenLinks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => ({ targets: new Set<string>(), places: DecorationSet.empty }),
        apply(change, marked) {
          const newTargets = change.getMeta(key) as Targets | undefined
          if (!newTargets && !change.docChanged) return marked
          const targets = newTargets ?? marked.targets
          return { targets, places: placesIn(change.doc, targets) }
        },
      },
      props: { decorations: state => key.getState(state)?.places },
    }),
  ],
})

export function markBroken({ view, state }: Editor, targets: Targets): void {
  view.dispatch(state.tr.setMeta(key, targets))
}

function placesIn(doc: Node, targets: Targets): DecorationSet {
  const places: Decoration[] = []
  if (targets.size > 0)
    doc.descendants((node, at) => {
      const link = node.marks.find(({ type }) => type.name === 'link')
      if (link && targets.has(`${link.attrs.kind}:${link.attrs.id}`))
        places.push(Decoration.inline(at, at + node.nodeSize, { 'data-broken': '' }))
    })
  return DecorationSet.create(doc, places)
}
