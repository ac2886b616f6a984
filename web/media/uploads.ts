import { textOf } from '#web/failure-text.ts'
import { notifyChanged } from '#web/shell/changed-behind.ts'
import { setUnsaved } from '#web/shell/unsaved.ts'
import { joined } from './paths.ts'
import { upload } from './upload.ts'
import { createUploadQueue, isOnItsWay, type UploadQueue } from './upload-queue.ts'

/** The queue of all uploads; it continues while another screen is shown. */
export const uploads = watchQueue(createUploadQueue(upload, textOf))

/** Closing the window asks while a file is on its way, and lists know what has arrived, whatever screen is shown. */
export function watchQueue(queue: UploadQueue): UploadQueue {
  queue.subscribe(() => setUnsaved('uploads', queue.all().some(isOnItsWay)))
  queue.onStored(() => notifyChanged('files'))
  return queue
}

/** Queues chosen or dropped files; those of a chosen folder keep their subfolders. */
export function addUploads(files: readonly File[], folder: string): void {
  uploads.add(
    files.map(file => {
      const inside = file.webkitRelativePath.split('/').slice(0, -1).join('/')
      return { file, folder: inside === '' ? folder : joined(folder, inside) }
    }),
  )
}
