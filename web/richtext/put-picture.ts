import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { File as StoredFile } from '#contract/files/file.ts'

/** What a picture in a text says of itself when it is put there: all the rest is said by its file. */
export function pictureFrom({ id, preview, src }: Pick<StoredFile, 'id' | 'preview' | 'src'>) {
  return { fileId: id, src: preview ?? src, alt: null, isDecorative: null, caption: null }
}

/** Puts a picture into a text, and leaves the cursor where somebody types. */
export function putPicture(editor: Editor, file: StoredFile, at: number): void {
  editor.commands.insertContentAt(at, { type: 'image', attrs: pictureFrom(file) }, { updateSelection: false })
}

/** Selects the first picture of this file; false where the text shows it no more. */
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

/** Whether readers of both languages are told what it shows, or need not be. */
export function isDescribed({ alt, isDecorative }: Pick<StoredFile, 'alt' | 'isDecorative'>): boolean {
  return isDecorative || Boolean(alt?.de && alt.en)
}
