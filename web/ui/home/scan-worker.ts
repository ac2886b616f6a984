// Transforms and drawing, off the main thread.
import { drawScan } from './draw-scan.ts'
import { imageAfter, type Scan, scanOf } from './partial-image.ts'
import { layout } from './scan-layout.ts'
import type { Answer, Command, Stage } from './scan-messages.ts'
import { turnsAfter } from './spiral.ts'

const matrix = 256 // samples across k-space, as in the drawn picture
const length = 3000 // milliseconds
/** Share of the duration until the echo, at which the spiral begins, as in the echo line below. */
const untilEcho = 0.3
const rest = 33 // milliseconds between two frames

interface Prepared {
  canvas: OffscreenCanvas
  image: ImageBitmap
  slice: OffscreenCanvas
  scan: Scan
}

let stage: Prepared | undefined
let plays = 0

self.addEventListener('message', async ({ data }: MessageEvent<Stage | Command>) => {
  if (typeof data === 'object') {
    stage = await prepared(data)
    sendAnswer('ready')
  } else {
    plays += 1 // ends the current play
    if (stage) await (data === 'play' ? play(stage, plays) : sendAnswer('over'))
  }
})

// Reports unhandled rejections to the page like other errors.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

const sendAnswer = (answer: Answer) => self.postMessage(answer)

async function prepared({ canvas, picture }: Stage): Promise<Prepared> {
  const image = await createImageBitmap(await (await fetch(picture)).blob())
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

// Waits after each frame, so that slow devices show fewer frames.
async function play(on: Prepared, turn: number): Promise<void> {
  draw(on, 0)
  sendAnswer('begun')
  const start = performance.now()
  for (let share = 0; share < 1; ) {
    await new Promise(resolve => setTimeout(resolve, rest))
    if (turn !== plays) return
    share = Math.min(1, (performance.now() - start) / length)
    draw(on, share)
  }
  sendAnswer('over')
}

/** `share`: elapsed share of the duration, from 0 to 1. */
function draw({ canvas, image, slice, scan }: Prepared, share: number): void {
  const turns = turnsAfter(Math.max(0, (share - untilEcho) / (1 - untilEcho)), layout.turns)
  slice.getContext('2d')?.putImageData(new ImageData(imageAfter(scan, turns), matrix), 0, 0)
  drawScan(canvas, { image, slice, turns, isOver: share === 1 })
}
