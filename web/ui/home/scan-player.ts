import { layout } from './scan-layout.ts'
import type { Answer, Command, Stage } from './scan-messages.ts'

const densest = 2 // device pixels per CSS pixel; more is not visible in motion

interface Scene {
  canvas: HTMLCanvasElement
  /** The finished picture. */
  image: HTMLImageElement
  signal: AbortSignal
  /** Called when all is ready and the canvas should become visible. */
  onStart: () => void
}

// A canvas can be transferred to only one worker.
const workers = new WeakMap<HTMLCanvasElement, Promise<Worker>>()

/**
 * Plays once how the picture is measured. Resolves with the finished picture on the canvas, or at once when
 * aborted. The worker does all the drawing, so that the page is not blocked.
 */
export async function playScan({ canvas, image, signal, onStart }: Scene): Promise<void> {
  const opening = workers.get(canvas) ?? openWorker(canvas, image)
  workers.set(canvas, opening)
  const worker = await opening
  if (signal.aborted) return
  const stop = () => sendCommand(worker, 'stop')
  signal.addEventListener('abort', stop)
  await waitForAnswer(worker, 'begun', () => sendCommand(worker, 'play'))
  if (signal.aborted) return
  onStart()
  await waitForAnswer(worker, 'over')
  signal.removeEventListener('abort', stop)
}

/** Starts the worker that draws. Rejects if workers are not available. */
async function openWorker(canvas: HTMLCanvasElement, image: HTMLImageElement): Promise<Worker> {
  await image.decode()
  canvas.width = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, densest))
  canvas.height = Math.round((canvas.width * layout.height) / layout.width)
  const offscreen = canvas.transferControlToOffscreen()
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  const stage: Stage = { canvas: offscreen, picture: image.currentSrc }
  await waitForAnswer(worker, 'ready', () => worker.postMessage(stage, [offscreen]))
  return worker
}

const sendCommand = (worker: Worker, command: Command) => worker.postMessage(command)

/** Resolves on this message from the worker, and rejects if the worker fails. */
function waitForAnswer(worker: Worker, wanted: Answer, ask = () => {}): Promise<void> {
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
