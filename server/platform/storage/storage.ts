import { openDisk } from './disk.ts'
import type { Files } from './files.ts'
import { type Images, openImages } from './images.ts'

export type { ByteRange, Files } from './files.ts'
export type { Images } from './images.ts'

export interface Storage extends Files {
  images: Images
  /** Ends the processes that work on images. */
  close(): Promise<void>
}

/** The files under a folder of this machine, made when it is missing. Other processes may share it. */
export async function openStorage(folder: string, { isShared = true } = {}): Promise<Storage> {
  const images = openImages()
  return { ...(await openDisk(folder, { isShared })), images, close: images.close }
}
