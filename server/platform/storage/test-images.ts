import { type Images, openImages } from './images.ts'

let images: Images | undefined

/** Returns the processes for pictures that all tests of a worker share, because each takes a while to start. */
export function testImages(): Images {
  images ??= openImages()
  return { ...images, close: async () => {} }
}
