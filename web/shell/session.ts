import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

// Whether the session ended while screens were open. What is typed in them stays.
let hasEnded = false
// The address at which somebody chose to log in later.
let putOffAt = ''
const watching = new Set<() => void>()
const waiting = new Set<() => void>()

function turn(now: boolean): void {
  if (hasEnded === now) return
  hasEnded = now
  for (const changed of watching) changed()
}

/** To be said by what somebody wanted done and was refused as not logged in. */
export function sessionEnded(): void {
  turn(true)
}

/** To be said by a query: on a screen where somebody chose to log in later, it does not ask them again. */
export function sessionFoundEnded(): void {
  if (location.pathname !== putOffAt) turn(true)
}

/** They have logged in again: whatever was refused meanwhile is tried anew. */
export function sessionResumed(): void {
  putOffAt = ''
  turn(false)
  for (const resumed of waiting) resumed()
}

/** They go on without a login for now. */
export function sessionLeftEnded(): void {
  putOffAt = location.pathname
  turn(false)
}

export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    changed => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
    () => hasEnded,
  )
}

/** Called once somebody has logged in again. */
export function useOnResumed(resumed: () => void): void {
  const call = useEffectEvent(resumed)
  useEffect(() => {
    const tell = () => call()
    waiting.add(tell)
    return () => void waiting.delete(tell)
  }, [])
}
