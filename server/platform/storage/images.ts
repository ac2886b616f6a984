import { type Failure, fail } from '#contract/errors.ts'
import { openProcesses, ProcessEnded } from '#server/platform/processes/processes.ts'
import type { ImageFailure, ImageOutcome, ImageTask } from './image-tasks.ts'

export interface ImageFacts {
  width: number
  height: number
  /** Number of frames; more than one means an animation. */
  frames: number
}

export interface Shrunk {
  width: number
  height: number
}

/** Processing of untrusted pictures, in separate processes that can be killed at any time. */
export interface Images {
  /** Returns the media type detected from the first bytes, or null if it is not known. */
  typeOf(path: string): Promise<string | null>
  /** Returns size and frames from the metadata alone. Throws `notAnImage`, `imageTooLarge`. */
  look(path: string): Promise<ImageFacts>
  /** Re-encodes the picture upright and without metadata. Throws like `look`. */
  rewrite(from: string, to: string): Promise<ImageFacts>
  /** Writes a WebP of this width, never wider than the picture. Throws like `look`. */
  shrink(from: string, to: string, width: number): Promise<Shrunk>
  /** Writes an AVIF of this width, which takes many times as long; returns null for an animation. */
  shrinkToAvif(from: string, to: string, width: number): Promise<Shrunk | null>
  /**
   * Draws the first page of a PDF as PNG, within the maximum width and height. Throws `notAnImage` if it
   * cannot be drawn.
   */
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
  // Separate processes, so that no upload waits for them.
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

// A task that exceeds the timeout asks too much, and its picture counts as too large. If the process was
// killed for another reason, nothing is known about the picture.
function orTooLarge(error: unknown): ImageOutcome {
  if (error instanceof ProcessEnded) return { failure: error.isOverdue ? 'imageTooLarge' : 'unavailable' }
  throw error
}
