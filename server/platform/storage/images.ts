import { type Failure, fail } from '#contract/errors.ts'
import { Ended, openProcesses } from '#server/platform/processes/processes.ts'
import type { ImageFailure, ImageOutcome, ImageTask } from './image-tasks.ts'

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
  /** The same as AVIF, which takes many times as long; null for what moves. */
  shrinkToAvif(from: string, to: string, width: number): Promise<Shrunk | null>
  /** Draws the first page of a PDF as PNG, at most as wide and as high. Throws `notAnImage` where none can be drawn. */
  firstPage(from: string, to: string): Promise<Shrunk>
  close(): Promise<void>
}

const atOnce = 2 // one for each core of a small machine
const longestTask = 60_000 // milliseconds; a second is usual, and a busy machine must not refuse a good picture
const program = 'server/platform/storage/image-worker.ts'
const pageProgram = 'server/platform/storage/page-worker.ts'
const pageEnv = { NODE_OPTIONS: '--max-old-space-size=512' }

export function openImages({ timeout = longestTask } = {}): Images {
  const env = { VIPS_BLOCK_UNTRUSTED: '1' }
  const processes = openProcesses({ program, env, atOnce, timeout })
  // Apart, so that no upload waits for it.
  const slow = openProcesses({ program, env, atOnce: 1, timeout: 2 * timeout })
  const pages = openProcesses({ program: pageProgram, env: pageEnv, atOnce: 1, timeout })

  return {
    typeOf: path => work<string | null>({ name: 'typeOf', from: path }),
    look: path => work<ImageFacts>({ name: 'look', from: path }),
    rewrite: (from, to) => work<ImageFacts>({ name: 'rewrite', from, to }),
    shrink: (from, to, width) => work<Shrunk>({ name: 'shrink', from, to, width }),
    shrinkToAvif: (from, to, width) => work<Shrunk | null>({ name: 'shrinkToAvif', from, to, width }, slow),
    firstPage: (from, to) => work<Shrunk>({ name: 'firstPage', from, to }, pages),
    async close() {
      processes.close()
      slow.close()
      pages.close()
    },
  }

  async function work<T>(task: ImageTask, by = processes): Promise<T> {
    const outcome = (await by.perform(task).catch(orTooLarge)) as ImageOutcome
    if ('failure' in outcome) throw failureOf(outcome.failure)
    return outcome.answer as T
  }
}

function failureOf(code: ImageFailure): Failure {
  const failure = fail(code)
  if (failure.status >= 500)
    failure.cause = new Error('a process that works on pictures could not write, or was killed')
  return failure
}

// What takes a process too long asks too much of it. Where something else ends processes, nothing is known of the picture.
function orTooLarge(error: unknown): ImageOutcome {
  if (error instanceof Ended) return { failure: error.isOverdue ? 'imageTooLarge' : 'unavailable' }
  throw error
}
