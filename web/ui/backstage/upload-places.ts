import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const key = new PluginKey<DecorationSet>('uploadPlaces')

interface Told {
  add?: { name: number; at: number }
  remove?: number
}

/** Where pictures will stand that are still on their way: the places move with the text, and are no part of it. */
export const uploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(change, places) {
          const moved = places.map(change.mapping, change.doc)
          const { add, remove } = (change.getMeta(key) ?? {}) as Told
          if (add) return moved.add(change.doc, [Decoration.widget(add.at, placeholder, { name: add.name })])
          return remove === undefined ? moved : moved.remove(placesOf(moved, remove))
        },
      },
      props: { decorations: state => key.getState(state) },
    }),
  ],
})

/** Keeps the place for a picture, by the name of its upload. */
export function keepPlace({ view }: Editor, name: number, at: number): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { name, at } } satisfies Told))
}

/** Gives the place up, and tells where it was; the end of the text where it is gone. */
export function takePlace({ view, state }: Editor, name: number): number {
  const [place] = placesOf(key.getState(state) ?? DecorationSet.empty, name)
  view.dispatch(state.tr.setMeta(key, { remove: name } satisfies Told))
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
