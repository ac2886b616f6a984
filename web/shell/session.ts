import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

// Whether the session ended while screens were open. What is typed in them stays.
let hasEnded = false
const watching = new Set<() => void>()
const waiting = new Set<() => void>()

function turn(now: boolean): void {
  if (hasEnded === now) return
  hasEnded = now
  for (const changed of watching) changed()
}

/** To be said by whoever was refused as not logged in. */
export function sessionEnded(): void {
  turn(true)
}

/** They have logged in again: whatever was refused meanwhile is tried anew. */
export function sessionResumed(): void {
  turn(false)
  for (const resumed of waiting) resumed()
}

/** They go on without a login for now. */
export function sessionLeftEnded(): void {
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
