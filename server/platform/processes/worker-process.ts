import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'

export interface WorkerProcess {
  /** One task at a time. Throws `Ended` when the process is killed, by its deadline or by what it works on. */
  perform(task: object, timeout: number): Promise<unknown>
  isAlive(): boolean
  end(): void
}

/** A process ended over its task: `isOverdue` when it took too long, else something else ended it. */
export class Ended extends Error {
  readonly isOverdue: boolean

  constructor(how: string, isOverdue: boolean) {
    super(`The process ${how}.`)
    this.isOverdue = isOverdue
  }
}

const lowPriority = 10
const beforePages = new Set<ChildProcess>()
let arePagesServed = false

/** A process of its own: a bomb takes down neither the site nor its memory, and a deadline ends native code too. */
export function startProcess(program: string, env: Record<string, string>): WorkerProcess {
  const child = fork(resolve(program), [], {
    execArgv: [],
    env: { PATH: process.env.PATH ?? '', ...env }, // no secret of ours
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced', // bytes stay bytes
  })
  if (arePagesServed) lower(child)
  else beforePages.add(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null && child.connected
  holdUp(child, false)

  return {
    isAlive,
    end: () => void child.kill('SIGKILL'),
    async perform(task, timeout) {
      let isOverdue = false
      const deadline = setTimeout(() => {
        isOverdue = true
        child.kill('SIGKILL')
      }, timeout)
      holdUp(child, true)
      try {
        return await answerOf(child, task)
      } catch (error) {
        throw typeof error === 'string' ? new Ended(error, isOverdue) : error
      } finally {
        clearTimeout(deadline)
        holdUp(child, false)
      }
    },
  }
}

// Rejects with an error where the process could not be started, else with the words of how it ended.
function answerOf(child: ChildProcess, task: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event)
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      reject(signal ? `was ended by ${signal}` : `ended by itself with code ${code}`)
    })
    // A line that is gone is seen as an exit; one that could not be made, as an error.
    if (child.connected) child.send(task, () => {})
  })
}

// Only a task that runs keeps our own process alive.
function holdUp(child: ChildProcess, working: boolean): void {
  if (working) child.ref()
  else child.unref()
  if (working) child.channel?.ref()
  else child.channel?.unref()
}

/** From now on pages come first. Before that the first start waits for the pictures of its content alone. */
export function yieldToPages(): void {
  arePagesServed = true
  for (const child of beforePages) lower(child)
  beforePages.clear()
}

// Linux lowers a thread alone, and those that it starts later.
function lower({ pid }: ChildProcess): void {
  if (!pid) return
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]
    for (const thread of threads) setPriority(thread, lowPriority)
  } catch {
    // it has just ended, or the system does not allow it, and works as well
  }
}
