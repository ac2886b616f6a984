import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { keepShapeOfTicks } from './tick-shape.ts'

const interval = 10_000 // milliseconds between looks
const restingShare = 0.02 // of the time in which a process that rests does anything
const worthIt = 16 * 1024 * 1024 // bytes of heap that have come since the last collection

/**
 * Collects garbage once whenever the process has come to rest after work: V8 does so only when it needs room, and
 * keeps hundreds of megabytes of a start or of a busy hour until then.
 */
export function giveBackMemoryAtRest(every = interval): void {
  void keepShapeOfTicks()
  let seen = performance.eventLoopUtilization()
  let kept = 0
  setInterval(() => {
    const { utilization, now } = sinceThen(seen)
    seen = now
    if (utilization > restingShare || process.memoryUsage().heapTotal < kept + worthIt) return
    collectGarbage()
    kept = process.memoryUsage().heapTotal
  }, every).unref()
}

function sinceThen(then: EventLoopUtilization) {
  const now = performance.eventLoopUtilization()
  return { utilization: performance.eventLoopUtilization(now, then).utilization, now }
}

/** All of it, in about a tenth of a second. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
