// The transforms and the drawing, apart from the page, which goes on answering meanwhile.
import { drawScan } from './draw-scan.ts'
import { imageAfter, type Scan, scanOf } from './partial-image.ts'
import { layout } from './scan-layout.ts'
import type { Moment, Stage } from './scan-messages.ts'

const matrix = 256 // samples across k-space, as the picture is drawn

let stage: (Stage & { slice: OffscreenCanvas; scan: Scan }) | undefined

// First what is drawn on, then each moment. Each is answered when it is done.
self.addEventListener('message', ({ data }: MessageEvent<Stage | Moment>) => {
  if ('canvas' in data) stage = prepared(data)
  else if (stage) draw(stage, data)
  self.postMessage(null)
})

function prepared({ canvas, image }: Stage) {
  const slice = new OffscreenCanvas(matrix, matrix)
  const context = slice.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas can be drawn on.')
  const scale = matrix / layout.slice.side
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    ...[-layout.slice.x * scale, -layout.slice.y * scale],
    ...[layout.width * scale, layout.height * scale],
  )
  const scan = scanOf(context.getImageData(0, 0, matrix, matrix).data, matrix, layout.turns)
  context.clearRect(0, 0, matrix, matrix)
  return { canvas, image, slice, scan }
}

function draw({ canvas, image, slice, scan }: NonNullable<typeof stage>, { turns, isOver }: Moment): void {
  slice.getContext('2d')?.putImageData(new ImageData(imageAfter(scan, turns), matrix), 0, 0)
  drawScan(canvas, { image, slice, turns, isOver })
}
