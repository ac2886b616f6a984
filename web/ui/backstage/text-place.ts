import type { TiptapEditorHTMLElement } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/**
 * Returns the selection at a path in a document, such as `content.2.content.0.marks.0.attrs.href`: text or a
 * picture; null for the document itself.
 */
export function selectionAt(doc: Node, place: string): Selection | null {
  const steps = [...place.matchAll(/(?:^|\.)content\.(\d+)(?=\.|$)/g)].map(([, step]) => Number(step))
  let [node, at] = [doc, -1]
  for (const step of steps) {
    if (step >= node.childCount) break
    at += 1
    for (let before = 0; before < step; before += 1) at += node.child(before).nodeSize
    node = node.child(step)
  }
  if (node === doc) return null
  if (node.isText) return TextSelection.create(doc, at, at + node.nodeSize)
  if (node.isAtom) return NodeSelection.create(doc, at)
  return TextSelection.between(doc.resolve(at + 1), doc.resolve(at + node.nodeSize - 1))
}

/** Selects the position of an error. */
export function selectPlace({ state, view }: Editor, place: string): void {
  const selection = selectionAt(state.doc, place)
  if (selection) view.dispatch(state.tr.setSelection(selection).scrollIntoView())
}

/** Focuses the editor of an element and selects the position. Returns false if the element is no editor. */
export function goToPlace(element: HTMLElement, place: string): boolean {
  const { editor } = element as TiptapEditorHTMLElement
  if (!editor) return false
  editor.view.focus()
  selectPlace(editor, place)
  return true
}
