import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { imageTypes } from '#contract/files/file.ts'
import { textPictures } from '#messages/text-pictures.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { upload } from '#web/media/upload.ts'
import { createUploadQueue, useUploads } from '#web/media/upload-queue.ts'
import { useRefreshFiles } from '#web/media/use-files.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { keepPlace, takePlace } from '#web/ui/backstage/upload-places.ts'
import { isDescribed, putPicture } from './put-picture.ts'

/**
 * Uploads pictures that are pasted or dropped into a text to the folder of the current year, and inserts each
 * where it was dropped.
 */
export function useSentPictures() {
  const say = useSay()
  const fresh = useRefreshFiles()
  const [queue] = useState(() => createUploadQueue(upload, textOf))
  const editors = useRef(new Map<number, Editor>())
  const all = useUploads(queue)

  useEffect(() => {
    for (const { id, stored } of all) {
      const editor = editors.current.get(id)
      if (!stored || !editor) continue
      editors.current.delete(id)
      void fresh()
      if (editor.isDestroyed) continue
      putPicture(editor, stored, takePlace(editor, id))
      if (isDescribed(stored)) queue.drop(id)
    }
    for (const [id, editor] of editors.current)
      if (!all.some(one => one.id === id)) {
        editors.current.delete(id)
        if (!editor.isDestroyed) takePlace(editor, id)
      }
  })

  return {
    all,
    queue,
    send: (editor: Editor, files: readonly File[], at: number) => {
      const pictures = files.filter(({ type }) => (imageTypes as readonly string[]).includes(type))
      if (pictures.length < files.length) toast.failed(say(textPictures.onlyPictures))
      const folder = String(new Date().getFullYear())
      const ids = queue.add(pictures.map(file => ({ file, folder })))
      for (const id of ids) {
        editors.current.set(id, editor)
        keepPlace(editor, id, at)
      }
    },
  }
}
