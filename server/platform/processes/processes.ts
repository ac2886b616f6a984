import { semaphore } from './semaphore.ts'
import { Ended, startProcess, type WorkerProcess } from './worker-process.ts'

export { giveBackMemoryAtRest } from './memory-at-rest.ts'
export { Ended, yieldToPages } from './worker-process.ts'

/** Work that is too heavy or too risky for our own process, done by a few others that can be ended at any moment. */
export interface Processes {
  /** Throws `Ended` when two processes ended over it, or one took too long; `unavailable` when too many wait already. */
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
  timeout: number
  /** How many tasks may wait for a process. */
  longestQueue?: number
}

const idleTime = 20_000 // milliseconds after which a process without work ends
const retryAfterSeconds = 10

export function openProcesses(work: Work): Processes {
  const { program, env = {}, atOnce, timeout, longestQueue = Number.POSITIVE_INFINITY } = work
  const idle: WorkerProcess[] = []
  const limited = semaphore({ atOnce, longestQueue, retryAfterSeconds })
  let lastWork = 0
  let closed = false
  const tidy = setInterval(endIdle, idleTime)
  tidy.unref()

  return {
    perform: task => limited(() => performed(task)),
    close() {
      closed = true
      clearInterval(tidy)
      for (const process of idle.splice(0)) process.end()
    },
  }

  // A process that something else has ended says nothing of its task, which another one is given.
  async function performed(task: object): Promise<unknown> {
    try {
      return await tried(task)
    } catch (error) {
      if (!(error instanceof Ended) || error.isOverdue || closed) throw error
      return tried(task)
    }
  }

  async function tried(task: object): Promise<unknown> {
    const process = idleProcess() ?? startProcess(program, env)
    try {
      return await process.perform(task, timeout)
    } finally {
      lastWork = performance.now()
      if (process.isAlive() && !closed) idle.push(process)
      else process.end()
    }
  }

  // One that has ended since its last task would never answer.
  function idleProcess(): WorkerProcess | undefined {
    let process = idle.pop()
    while (process && !process.isAlive()) process = idle.pop()
    return process
  }

  function endIdle(): void {
    if (performance.now() - lastWork < idleTime) return
    for (const process of idle.splice(0)) process.end()
  }
}
