import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'

export interface WorkerProcess {
  /**
   * Runs one task at a time. Throws `ProcessEnded` if the process is killed by the timeout or ends during the task.
   */
  perform(task: object, timeout: number): Promise<unknown>
  isAlive(): boolean
  end(): void
}

/** Thrown if a process ended during its task: `isOverdue` if it exceeded the timeout. */
export class ProcessEnded extends Error {
  readonly isOverdue: boolean

  constructor(how: string, isOverdue: boolean) {
    super(`The process ${how}.`)
    this.isOverdue = isOverdue
  }
}

const lowPriority = 10
const beforePages = new Set<ChildProcess>()
let arePagesServed = false

/**
 * Starts a separate process: a malicious file affects neither the site nor its memory, and a timeout ends
 * native code too.
 */
export function startProcess(program: string, env: Record<string, string>): WorkerProcess {
  const child = fork(resolve(program), [], {
    execArgv: [],
    env: { PATH: process.env.PATH ?? '', ...env }, // passes on no secrets
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced', // transfers bytes as binary data
  })
  if (arePagesServed) lowerPriority(child)
  else beforePages.add(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null && child.connected
  setKeepsAlive(child, false)

  return {
    isAlive,
    end: () => void child.kill('SIGKILL'),
    async perform(task, timeout) {
      let isOverdue = false
      const deadline = setTimeout(() => {
        isOverdue = true
        child.kill('SIGKILL')
      }, timeout)
      setKeepsAlive(child, true)
      try {
        return await answerOf(child, task)
      } catch (error) {
        throw typeof error === 'string' ? new ProcessEnded(error, isOverdue) : error
      } finally {
        clearTimeout(deadline)
        setKeepsAlive(child, false)
      }
    },
  }
}

// Rejects with an error if the process could not be started, otherwise with a description of how it ended.
function answerOf(child: ChildProcess, task: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event)
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      reject(signal ? `was ended by ${signal}` : `ended by itself with code ${code}`)
    })
    // A closed channel is reported by `exit`, and a process that could not be started by `error`.
    if (child.connected) child.send(task, () => {})
  })
}

// Only a running task keeps this process alive.
function setKeepsAlive(child: ChildProcess, working: boolean): void {
  if (working) child.ref()
  else child.unref()
  if (working) child.channel?.ref()
  else child.channel?.unref()
}

/**
 * Lowers the priority of workers from now on. Before that the first start waits only for the images of its
 * content.
 */
export function yieldToPages(): void {
  arePagesServed = true
  for (const child of beforePages) lowerPriority(child)
  beforePages.clear()
}

// On Linux this changes a single thread and the threads it starts later, so each thread is lowered.
function lowerPriority({ pid }: ChildProcess): void {
  if (!pid) return
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]
    for (const thread of threads) setPriority(thread, lowPriority)
  } catch {
    // the process has just ended, or the system does not allow it; both are harmless
  }
}
