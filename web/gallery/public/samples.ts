import type { PictureFile } from '#web/ui/content/picture.tsx'

declare const PICTURES: string[]
declare const SCAN: string

/** The demo's pictures, as the gallery's settings name them. */
export const sampleFiles: readonly string[] = PICTURES.map(name => `/${name}`)

/** A picture of the demo by the beginning of its file's name. */
export function sample(
  name: string,
  width = 1800,
  height = 1200,
  focal = { x: 0.5, y: 0.5 },
): PictureFile | undefined {
  const src = sampleFiles.find(file => file.startsWith(`/${name}`))
  return src === undefined ? undefined : { src, width, height, alt: name, focal }
}

/** The picture of the home page. */
export const scanPicture: PictureFile = { src: SCAN, width: 1640, height: 880, alt: 'scan' }
