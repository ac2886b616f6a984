import { layout } from './scan-layout.ts'
import type { Answer, Command, Stage } from './scan-messages.ts'

const densest = 2 // device pixels for one of the page; more is not to be seen in motion

interface Scene {
  canvas: HTMLCanvasElement
  /** The finished picture. */
  image: HTMLImageElement
  signal: AbortSignal
  /** All is ready: from now on the canvas is to be seen. */
  onStart: () => void
}

// A canvas is given to one worker for good.
const workers = new WeakMap<HTMLCanvasElement, Promise<Worker>>()

/**
 * Plays once how the picture is measured. Ends with the finished picture on the canvas, or at once when aborted. The page
 * only begins and ends it, so that it has nothing to do meanwhile.
 */
export async function playScan({ canvas, image, signal, onStart }: Scene): Promise<void> {
  const opening = workers.get(canvas) ?? openWorker(canvas, image)
  workers.set(canvas, opening)
  const worker = await opening
  if (signal.aborted) return
  const stop = () => tell(worker, 'stop')
  signal.addEventListener('abort', stop)
  await answers(worker, 'begun', () => tell(worker, 'play'))
  if (signal.aborted) return
  onStart()
  await answers(worker, 'over')
  signal.removeEventListener('abort', stop)
}

/** Opens the worker that draws; fails where there is none. */
async function openWorker(canvas: HTMLCanvasElement, image: HTMLImageElement): Promise<Worker> {
  await image.decode()
  canvas.width = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, densest))
  canvas.height = Math.round((canvas.width * layout.height) / layout.width)
  const offscreen = canvas.transferControlToOffscreen()
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  const stage: Stage = { canvas: offscreen, picture: image.currentSrc }
  await answers(worker, 'ready', () => worker.postMessage(stage, [offscreen]))
  return worker
}

const tell = (worker: Worker, command: Command) => worker.postMessage(command)

/** Settles at this answer, and fails when the worker does. */
function answers(worker: Worker, wanted: Answer, ask = () => {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    const { signal } = waiting
    const done = (settle: () => void) => {
      waiting.abort()
      settle()
    }
    worker.addEventListener('message', ({ data }) => data === wanted && done(resolve), { signal })
    worker.addEventListener('error', () => done(reject), { signal })
    ask()
  })
}
