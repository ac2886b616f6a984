import { openDisk } from './disk.ts'
import type { Files } from './files.ts'
import { type Images, openImages } from './images.ts'

export type { ByteRange, Files } from './files.ts'
export type { Images } from './images.ts'

export interface Storage extends Files {
  images: Images
  /** Ends the image processes. */
  close(): Promise<void>
}

/**
 * Opens the storage in a local folder, which is created if it is missing. `isShared`: other processes may use
 * the same folder.
 */
export async function openStorage(
  folder: string,
  { isShared = true, images = openImages() } = {},
): Promise<Storage> {
  return { ...(await openDisk(folder, { isShared })), images, close: images.close }
}
