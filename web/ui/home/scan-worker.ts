// The transforms and the drawing, apart from the page, which goes on answering meanwhile.
import { drawScan } from './draw-scan.ts'
import { imageAfter, type Scan, scanOf } from './partial-image.ts'
import { layout } from './scan-layout.ts'
import type { Answer, Command, Stage } from './scan-messages.ts'
import { turnsAfter } from './spiral.ts'

const matrix = 256 // samples across k-space, as the picture is drawn
const length = 3000 // milliseconds
/** The share of it until the echo, at which the spiral begins; the line beneath is drawn so, too. */
const untilEcho = 0.3
const rest = 33 // milliseconds between two moments

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
    tell('ready')
  } else {
    plays += 1 // whatever played is over
    if (stage) await (data === 'play' ? play(stage, plays) : tell('over'))
  }
})

// What fails in a promise is told to the page as any error is.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

const tell = (answer: Answer) => self.postMessage(answer)

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

// The next moment is drawn a while after the last one: slow devices show fewer of them.
async function play(on: Prepared, turn: number): Promise<void> {
  draw(on, 0)
  tell('begun')
  const start = performance.now()
  for (let share = 0; share < 1; ) {
    await new Promise(resolve => setTimeout(resolve, rest))
    if (turn !== plays) return
    share = Math.min(1, (performance.now() - start) / length)
    draw(on, share)
  }
  tell('over')
}

/** `share`: how much of the time has passed. */
function draw({ canvas, image, slice, scan }: Prepared, share: number): void {
  const turns = turnsAfter(Math.max(0, (share - untilEcho) / (1 - untilEcho)), layout.turns)
  slice.getContext('2d')?.putImageData(new ImageData(imageAfter(scan, turns), matrix), 0, 0)
  drawScan(canvas, { image, slice, turns, isOver: share === 1 })
}
