// The transforms, apart from the page, which goes on answering meanwhile.
import { imageAfter, type Scan, scanOf } from './partial-image.ts'
import { layout } from './scan-layout.ts'

let scan: Scan | undefined

// First the pixels of the slice, then each time how many turns have been made.
self.addEventListener('message', ({ data }: MessageEvent<ImageData | number>) => {
  if (typeof data !== 'number') scan = scanOf(data.data, data.width, layout.turns)
  else if (scan) {
    const pixels = imageAfter(scan, data)
    self.postMessage(pixels, { transfer: [pixels.buffer] })
  }
})
