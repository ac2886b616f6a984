import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'

export interface WorkerProcess {
  /** One task at a time. Throws `Ended` when the process is killed, by its deadline or by what it works on. */
  perform(task: object, patience: number): Promise<unknown>
  isAlive(): boolean
  end(): void
}

/** A process was killed over its task. */
export class Ended extends Error {}

const lowPriority = 10

/** A process of its own: a bomb takes down neither the site nor its memory, and a deadline ends native code too. */
export function startProcess(program: string, env: Record<string, string>): WorkerProcess {
  const child = fork(resolve(program), [], {
    execArgv: [],
    env: { PATH: process.env.PATH ?? '', ...env }, // no secret of ours
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced', // bytes stay bytes
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

function answerOf(child: ChildProcess, task: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event)
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal) reject(new Ended(`The process was ended by ${signal}.`))
      else reject(new Error(`The process ended by itself with code ${code}.`))
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
