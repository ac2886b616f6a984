import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { keepShapeOfTicks } from './tick-shape.ts'

const interval = 10_000 // milliseconds between checks
const restingShare = 0.02 // event loop utilisation below which the process counts as idle
const worthIt = 16 * 1024 * 1024 // bytes of heap growth since the last collection

/**
 * Collects garbage once whenever the process has become idle: V8 itself does so only when it needs room, and
 * until then keeps hundreds of megabytes after a start or a busy hour.
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

/** Runs a full garbage collection, in about a tenth of a second. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
