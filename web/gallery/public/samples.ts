import type { PictureFile } from '#web/ui/content/picture.tsx'

declare const PICTURES: string[]
declare const SCAN: string

/** The demo's pictures, listed by vite.config.ts. */
export const sampleFiles: readonly string[] = PICTURES.map(name => `/${name}`)

/** Returns a picture of the demo whose file name begins with `name`. */
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
