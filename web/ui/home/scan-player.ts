import { layout } from './scan-layout.ts'
import type { Moment } from './scan-messages.ts'
import { turnsAfter } from './spiral.ts'

const length = 3000 // milliseconds
/** The share of it until the echo, at which the spiral begins; the line beneath is drawn so, too. */
const untilEcho = 0.3
const rest = 20 // milliseconds between two moments, so that the page has nothing to do in every other frame
const densest = 2 // device pixels for one of the page; more is not to be seen in motion

interface Stage {
  canvas: HTMLCanvasElement
  /** The finished picture. */
  image: HTMLImageElement
  signal: AbortSignal
  /** All is ready: from now on the canvas is to be seen. */
  onStart: () => void
}

type Paint = (moment: Moment) => Promise<void>

// A canvas is given to one worker for good.
const painters = new WeakMap<HTMLCanvasElement, Promise<Paint>>()

/** Plays once how the picture is measured. Ends with the finished picture on the canvas, or at once when aborted. */
export async function playScan({ canvas, image, signal, onStart }: Stage): Promise<void> {
  const painter = painters.get(canvas) ?? startPainter(canvas, image)
  painters.set(canvas, painter)
  const paint = await painter
  await paint({ turns: 0, isOver: false })
  if (signal.aborted) return
  onStart()
  const start = await nextFrame()
  // The next moment is asked for when the last one is drawn: slow devices show fewer of them.
  for (let share = 0; share < 1 && !signal.aborted; ) {
    await new Promise(resolve => setTimeout(resolve, rest))
    share = Math.min(1, ((await nextFrame()) - start) / length)
    const turns = turnsAfter(Math.max(0, (share - untilEcho) / (1 - untilEcho)), layout.turns)
    await paint({ turns, isOver: share === 1 })
  }
}

const nextFrame = () => new Promise<number>(requestAnimationFrame)

/** Draws moments by a worker: each settles when it is drawn, and fails where there is no worker, or it fails. */
async function startPainter(canvas: HTMLCanvasElement, image: HTMLImageElement): Promise<Paint> {
  await image.decode()
  const bitmap = await createImageBitmap(image)
  canvas.width = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, densest))
  canvas.height = Math.round((canvas.width * layout.height) / layout.width)
  const offscreen = canvas.transferControlToOffscreen()
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: unknown, transfer: Transferable[] = []) =>
    new Promise<void>((resolve, reject) => {
      worker.onmessage = () => resolve()
      worker.onerror = reject
      worker.postMessage(message, transfer)
    })
  await tell({ canvas: offscreen, image: bitmap }, [offscreen, bitmap])
  return tell
}
