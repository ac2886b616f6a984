import { drawScan } from './draw-scan.ts'
import { layout } from './scan-layout.ts'
import { turnsAfter } from './spiral.ts'

const length = 3000 // milliseconds
/** The share of it until the echo, at which the spiral begins; the line beneath is drawn so, too. */
const untilEcho = 0.3
const matrix = 256 // samples across k-space, as the picture is drawn

interface Stage {
  canvas: HTMLCanvasElement
  /** The finished picture. */
  image: HTMLImageElement
  signal: AbortSignal
  /** The first picture is drawn: from now on the canvas is to be seen. */
  onStart: () => void
}

/** Plays once how the picture is measured. Ends with the finished picture on the canvas, or at once when aborted. */
export async function playScan({ canvas, image, signal, onStart }: Stage): Promise<void> {
  await image.decode()
  if (signal.aborted) return
  const slice = reconstruction(image)
  try {
    await new Promise<void>(resolve => {
      let start = 0
      const show = (now: number) => {
        if (signal.aborted || slice.isBroken()) return resolve()
        if (start === 0) onStart()
        start ||= now
        const share = Math.min(1, (now - start) / length)
        const turns = turnsAfter(Math.max(0, (share - untilEcho) / (1 - untilEcho)), layout.turns)
        slice.ask(turns)
        drawScan(canvas, { image, slice: slice.canvas, turns, isOver: share === 1 })
        if (share === 1 && slice.shows(turns)) resolve()
        else requestAnimationFrame(show)
      }
      requestAnimationFrame(show)
    })
  } finally {
    slice.end()
  }
}

/** The slice as far as it is known; the worker gets the next question when it has answered the last one. */
function reconstruction(image: HTMLImageElement) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = matrix
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage(sliceOf(image, context))
  context?.clearRect(0, 0, matrix, matrix)
  let asked = 0
  let answered = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Uint8ClampedArray<ArrayBuffer>>) => {
    context?.putImageData(new ImageData(data, matrix), 0, 0)
    answered = asked
  })
  let isBroken = false
  worker.addEventListener('error', () => {
    isBroken = true
  })
  return {
    canvas,
    ask(turns: number) {
      if (answered !== asked || turns === asked) return
      asked = turns
      worker.postMessage(turns)
    },
    shows: (turns: number) => answered === turns,
    /** Without a worker no answer would ever come. */
    isBroken: () => isBroken,
    end: () => worker.terminate(),
  }
}

function sliceOf(image: HTMLImageElement, context: CanvasRenderingContext2D | null): ImageData | undefined {
  if (!context) return
  const { width, height, slice } = layout
  const scale = matrix / slice.side
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, -slice.x * scale, -slice.y * scale, width * scale, height * scale)
  return context.getImageData(0, 0, matrix, matrix)
}
