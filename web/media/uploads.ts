import { textOf } from '#web/failure-text.ts'
import { joined } from './paths.ts'
import { upload } from './upload.ts'
import { createUploadQueue } from './upload-queue.ts'

/** What is on its way, also while another screen is shown. */
export const uploads = createUploadQueue(upload, textOf)

/** Files from a dialog or dropped ones; with a folder that was chosen, each in its place in it. */
export function addUploads(files: readonly File[], folder: string): void {
  uploads.add(
    files.map(file => {
      const inside = file.webkitRelativePath.split('/').slice(0, -1).join('/')
      return { file, folder: inside === '' ? folder : joined(folder, inside) }
    }),
  )
}
