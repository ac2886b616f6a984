// Reads CPU seconds from /proc.
import { readdirSync, readFileSync } from 'node:fs'

const ticks = 100 // clock ticks per second, on every Linux

interface Process {
  parent: number
  seconds: number
}

/** Returns the CPU seconds that a process and all its descendants have used. */
export function processorOf(pid: number): number {
  const processes = allProcesses()
  let sum = 0
  for (const [own, { seconds }] of processes) if (isBelow(own, pid, processes)) sum += seconds
  return sum
}

function isBelow(pid: number, ancestor: number, processes: Map<number, Process>): boolean {
  for (let at = pid; at > 1; at = processes.get(at)?.parent ?? 0) if (at === ancestor) return true
  return false
}

function allProcesses(): Map<number, Process> {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return new Map(
    pids.flatMap(pid => {
      const facts = factsOf(pid)
      return facts ? [[Number(pid), facts] as const] : []
    }),
  )
}

// `pid (name) state parent …`; the ticks used by the process and its ended children begin at the fourteenth
// value.
function factsOf(pid: string): Process | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const values = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const used = values.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
    return { parent: Number(values[1]), seconds: used / ticks }
  } catch {
    return null // it has ended meanwhile
  }
}
