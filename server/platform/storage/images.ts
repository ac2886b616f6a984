import { fail } from '#contract/errors.ts'
import { type ImageProcess, startImageProcess } from './image-process.ts'
import type { ImageTask } from './image-tasks.ts'

export interface ImageFacts {
  width: number
  height: number
  /** More than one: it moves. */
  frames: number
}

export interface Shrunk {
  width: number
  height: number
}

/** Work on pictures by strangers, done in processes of their own that can be ended at any moment. */
export interface Images {
  /** The media type told from the first bytes; null: none we know. */
  typeOf(path: string): Promise<string | null>
  /** Size and frames without reading all of it. Throws `notAnImage`, `imageTooLarge`. */
  look(path: string): Promise<ImageFacts>
  /** Writes the picture anew, upright, without anything but the picture. Throws like `look`. */
  rewrite(from: string, to: string): Promise<ImageFacts>
  /** Writes a WebP of this width, never wider than the picture. Throws like `look`. */
  shrink(from: string, to: string, width: number): Promise<Shrunk>
  close(): Promise<void>
}

const processes = 2 // one for each core of a small machine
const longestTask = 10_000 // milliseconds
const idleTime = 20_000 // milliseconds after which a process without work ends

export function openImages({ patience = longestTask } = {}): Images {
  const idle: ImageProcess[] = []
  const waiting: (() => void)[] = []
  let working = 0
  let lastWork = 0
  let closed = false
  const tidy = setInterval(endIdle, idleTime)
  tidy.unref()

  return {
    typeOf: path => work<string | null>({ name: 'typeOf', from: path }),
    look: path => work<ImageFacts>({ name: 'look', from: path }),
    rewrite: (from, to) => work<ImageFacts>({ name: 'rewrite', from, to }),
    shrink: (from, to, width) => work<Shrunk>({ name: 'shrink', from, to, width }),
    async close() {
      closed = true
      clearInterval(tidy)
      for (const process of idle.splice(0)) process.end()
    },
  }

  async function work<T>(task: ImageTask): Promise<T> {
    if (working >= processes) await new Promise<void>(resolve => waiting.push(resolve))
    else working += 1
    try {
      return (await performed(task)) as T
    } finally {
      handOn()
    }
  }

  async function performed(task: ImageTask): Promise<unknown> {
    const process = idle.pop() ?? startImageProcess()
    const outcome = await process.perform(task, patience)
    lastWork = Date.now()
    if (process.isAlive() && !closed) idle.push(process)
    else process.end()
    if ('failure' in outcome) throw fail(outcome.failure)
    return outcome.answer
  }

  // The place is passed to whoever waits longest.
  function handOn(): void {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }

  function endIdle(): void {
    if (Date.now() - lastWork < idleTime) return
    for (const process of idle.splice(0)) process.end()
  }
}
