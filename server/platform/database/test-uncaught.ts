import { onTestFinished } from 'vitest'

/**
 * Returns a live list of the uncaught errors since the call. Outside of tests the first one ends the process.
 */
export function recordUncaught(): readonly unknown[] {
  const uncaught: unknown[] = []
  const record = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', record)
  onTestFinished(() => void process.off('uncaughtException', record))
  return uncaught
}
