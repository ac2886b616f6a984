import { fail } from '#contract/errors.ts'
import { startProcess, type WorkerProcess } from './worker-process.ts'

export { Ended } from './worker-process.ts'

/** Work that is too heavy or too risky for our own process, done by a few others that can be ended at any moment. */
export interface Processes {
  /** Throws `Ended` when the process was killed over it, `unavailable` when too many wait already. */
  perform(task: object): Promise<unknown>
  close(): void
}

interface Work {
  /** The file that each process runs, seen from the project's root, in which everything is started. */
  program: string
  env?: Record<string, string>
  /** How many work at once. */
  atOnce: number
  /** Milliseconds after which a task is ended. */
  patience: number
  /** How many tasks may wait for a process. */
  longestQueue?: number
}

const idleTime = 20_000 // milliseconds after which a process without work ends
const retryAfterSeconds = 10

export function openProcesses(work: Work): Processes {
  const { program, env = {}, atOnce, patience, longestQueue = Number.POSITIVE_INFINITY } = work
  const idle: WorkerProcess[] = []
  const waiting: (() => void)[] = []
  let working = 0
  let lastWork = 0
  let closed = false
  const tidy = setInterval(endIdle, idleTime)
  tidy.unref()

  return {
    async perform(task) {
      await aPlace()
      try {
        return await performed(task)
      } finally {
        handOn()
      }
    },
    close() {
      closed = true
      clearInterval(tidy)
      for (const process of idle.splice(0)) process.end()
    },
  }

  async function aPlace(): Promise<void> {
    if (working < atOnce) working += 1
    else if (waiting.length >= longestQueue) throw fail('unavailable', { retryAfterSeconds })
    else await new Promise<void>(resolve => waiting.push(resolve))
  }

  async function performed(task: object): Promise<unknown> {
    const process = idle.pop() ?? startProcess(program, env)
    try {
      return await process.perform(task, patience)
    } finally {
      lastWork = Date.now()
      if (process.isAlive() && !closed) idle.push(process)
      else process.end()
    }
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
