import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { ImageOutcome, ImageTask } from './image-tasks.ts'

export interface ImageProcess {
  /** One task at a time. A process that is killed, by its deadline or by a broken picture, has failed. */
  perform(task: ImageTask, patience: number): Promise<ImageOutcome>
  isAlive(): boolean
  end(): void
}

const program = 'server/platform/storage/image-worker.ts' // every process is started in the project's root
const lowPriority = 10

/** A process of its own: a bomb takes down neither the site nor its memory, and a deadline ends native code too. */
export function startImageProcess(): ImageProcess {
  const child = fork(resolve(program), [], {
    execArgv: [],
    env: { PATH: process.env.PATH ?? '', VIPS_BLOCK_UNTRUSTED: '1' }, // no secret of ours
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  yieldToPages(child.pid)
  const isAlive = () => child.exitCode === null && child.signalCode === null && child.connected
  holdUp(child, false)

  return {
    isAlive,
    end: () => void child.kill('SIGKILL'),
    async perform(task, patience) {
      const deadline = setTimeout(() => child.kill('SIGKILL'), patience)
      holdUp(child, true)
      try {
        return await answerOf(child, task)
      } finally {
        clearTimeout(deadline)
        holdUp(child, false)
      }
    },
  }
}

function answerOf(child: ChildProcess, task: ImageTask): Promise<ImageOutcome> {
  return new Promise((resolve, reject) => {
    for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event)
    child.once('message', outcome => resolve(outcome as ImageOutcome))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal) resolve({ failure: 'imageTooLarge' })
      else reject(new Error(`The image process ended by itself with code ${code}.`))
    })
    child.send(task, () => {}) // a line that is gone is seen as an exit
  })
}

// Only a task that runs keeps our own process alive.
function holdUp(child: ChildProcess, working: boolean): void {
  if (working) child.ref()
  else child.unref()
  if (working) child.channel?.ref()
  else child.channel?.unref()
}

function yieldToPages(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, lowPriority)
  } catch {
    // some systems do not allow it, and work as well
  }
}
