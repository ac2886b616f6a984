import { semaphore } from './semaphore.ts'
import { ProcessEnded, startProcess, type WorkerProcess } from './worker-process.ts'

export { giveBackMemoryAtRest } from './memory-at-rest.ts'
export { ProcessEnded, yieldToPages } from './worker-process.ts'

/**
 * Runs work that is too heavy or too risky for this process in worker processes that can be killed at any
 * moment.
 */
export interface Processes {
  /**
   * Runs a task. Throws `ProcessEnded` if two processes ended during it, or one exceeded the timeout; `unavailable`
   * if too many tasks wait already.
   */
  perform(task: object): Promise<unknown>
  close(): void
}

interface Work {
  /** File that each process runs, relative to the project's root, which is the working directory. */
  program: string
  env?: Record<string, string>
  /** Maximum number of concurrent tasks. */
  atOnce: number
  /** Milliseconds after which a task is ended. */
  timeout: number
  /** Maximum number of tasks waiting for a process. */
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

  // If a process was ended by something else than the timeout, the task may not be the cause, so it is
  // retried once.
  async function performed(task: object): Promise<unknown> {
    try {
      return await tried(task)
    } catch (error) {
      if (!(error instanceof ProcessEnded) || error.isOverdue || closed) throw error
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

  // Skips processes that have ended since their last task, as they would never answer.
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
