import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { File as StoredFile } from '#contract/files/file.ts'

/** Returns the attributes of a newly inserted picture; description and caption come from its file. */
export function pictureFrom({ id, preview, src }: Pick<StoredFile, 'id' | 'preview' | 'src'>) {
  return { fileId: id, src: preview ?? src, alt: null, isDecorative: null, caption: null }
}

/** Inserts a picture into a text without moving the cursor. */
export function putPicture(editor: Editor, file: StoredFile, at: number): void {
  editor.commands.insertContentAt(at, { type: 'image', attrs: pictureFrom(file) }, { updateSelection: false })
}

/** Selects the first picture with this file; returns false if there is none. */
export function selectPicture(editor: Editor, fileId: number): boolean {
  let found: number | null = null
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.fileId === fileId) found ??= at
  })
  if (found === null) return false
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, found)))
  return true
}

/** Whether the picture is decorative or has a description in both languages. */
export function isDescribed({ alt, isDecorative }: Pick<StoredFile, 'alt' | 'isDecorative'>): boolean {
  return isDecorative || Boolean(alt?.de && alt.en)
}
