import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const key = new PluginKey<DecorationSet>('uploadPlaces')

interface PlaceChange {
  add?: { name: number; at: number }
  remove?: number
}

/**
 * Placeholders for pictures that are being uploaded: they move with the text, and are not part of the
 * document.
 */
export const uploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(change, places) {
          const moved = places.map(change.mapping, change.doc)
          const { add, remove } = (change.getMeta(key) ?? {}) as PlaceChange
          if (add) return moved.add(change.doc, [Decoration.widget(add.at, placeholder, { name: add.name })])
          return remove === undefined ? moved : moved.remove(placesOf(moved, remove))
        },
      },
      props: { decorations: state => key.getState(state) },
    }),
  ],
})

/** Adds a placeholder for an upload. */
export function keepPlace({ view }: Editor, name: number, at: number): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { name, at } } satisfies PlaceChange))
}

/** Removes a placeholder and returns its position; the end of the text if it was deleted. */
export function takePlace({ view, state }: Editor, name: number): number {
  const [place] = placesOf(key.getState(state) ?? DecorationSet.empty, name)
  view.dispatch(state.tr.setMeta(key, { remove: name } satisfies PlaceChange))
  return place?.from ?? state.doc.content.size
}

function placesOf(places: DecorationSet, name: number): Decoration[] {
  return places.find(undefined, undefined, spec => spec.name === name)
}

function placeholder(): HTMLElement {
  const box = document.createElement('span')
  box.dataset.upload = ''
  return box
}
