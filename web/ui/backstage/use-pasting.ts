import type { Editor, EditorOptions } from '@tiptap/react'
import { type RefObject, useRef } from 'react'
import type { TextChange } from '#contract/mended-document.ts'
import { mendedSlice } from './mended-slice.ts'
import { cleanPastedHtml, countLostPictures, pastedFiles } from './pasted-html.ts'
import type { TextEditorProps } from './rich-text-editor.tsx'

type Props = Pick<TextEditorProps, 'onFiles' | 'onPasted'>

/** Handles pasted and dropped content: uploads files, repairs text, and reports what was changed. */
export function usePasting(
  made: RefObject<Editor | null>,
  latest: RefObject<Props>,
): EditorOptions['editorProps'] {
  const changed = useRef<ReadonlySet<TextChange>>(new Set())
  // Deferred, because the content is inserted after this handler.
  const report = (given: DataTransfer | null) => {
    const [lost, changes] = [countLostPictures(given), changed.current]
    setTimeout(
      () => made.current?.isDestroyed === false && latest.current.onPasted(made.current, lost, changes),
    )
  }
  const receive = (files: File[], at: number) => {
    if (made.current && files.length > 0) latest.current.onFiles(made.current, files, at)
    return files.length > 0
  }
  return {
    transformPastedHTML: cleanPastedHtml,
    transformPasted: (slice, { state }) => {
      const mended = mendedSlice(slice, state.schema)
      changed.current = mended.changes
      return mended.slice
    },
    handlePaste: (view, { clipboardData }) => {
      report(clipboardData)
      return receive(pastedFiles(clipboardData), view.state.selection.from)
    },
    handleDrop: (view, event) => {
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      if (!view.dragging) report(event.dataTransfer)
      return receive([...(event.dataTransfer?.files ?? [])], at ?? view.state.selection.from)
    },
  }
}
