import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { ImageOutcome, ImageTask } from './image-tasks.ts'

export interface ImageProcess {
  /** One task at a time. Never rejects: a process that dies or takes too long has failed. */
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
  child.on('error', () => {}) // seen by perform as an end
  yieldToPages(child.pid)
  child.unref()
  child.channel?.unref()
  const isAlive = () => child.exitCode === null && child.signalCode === null && child.connected

  return {
    isAlive,
    end: () => void child.kill('SIGKILL'),
    perform: (task, patience) =>
      new Promise(done => {
        const deadline = setTimeout(() => child.kill('SIGKILL'), patience)
        const finish = (outcome: ImageOutcome) => {
          clearTimeout(deadline)
          child.off('message', finish)
          child.off('exit', died)
          child.off('error', died)
          done(outcome)
        }
        const died = () => finish({ failure: 'imageTooLarge' })
        child.on('message', finish)
        child.once('exit', died)
        child.once('error', died)
        if (isAlive()) child.send(task)
        else died()
      }),
  }
}

function yieldToPages(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, lowPriority)
  } catch {
    // some systems do not allow it, and work as well
  }
}
