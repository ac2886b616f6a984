import type { PictureFile } from '../picture.tsx'

const files = import.meta.glob<string>('../../../server/seed/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const sampleFiles: readonly string[] = Object.values(files)

/** A picture of the demo by the beginning of its file's name. */
export function sample(
  name: string,
  width = 1800,
  height = 1200,
  focal = { x: 0.5, y: 0.5 },
): PictureFile | undefined {
  const found = Object.entries(files).find(([path]) => path.includes(`/${name}`))
  return found && { src: found[1], width, height, alt: name, focal }
}
