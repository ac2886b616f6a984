import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

// Whether the session ended while screens were open; their input is kept.
let hasEnded = false
// The path at which the user postponed the login.
let putOffAt = ''
const watching = new Set<() => void>()
const waiting = new Set<() => void>()

function setHasEnded(now: boolean): void {
  if (hasEnded === now) return
  hasEnded = now
  for (const changed of watching) changed()
}

/** Opens the login dialog: called when a user's action was refused as `notLoggedIn`. */
export function noteSessionEnded(): void {
  setHasEnded(true)
}

/**
 * Opens the login dialog after a refused query, but not again on a path at which the user postponed the
 * login.
 */
export function noteSessionFoundEnded(): void {
  if (location.pathname !== putOffAt) setHasEnded(true)
}

/** Called after the user has logged in again: retries what was refused. */
export function noteSessionResumed(): void {
  putOffAt = ''
  setHasEnded(false)
  for (const resumed of waiting) resumed()
}

/** Called when the user postpones the login. */
export function postponeLogin(): void {
  putOffAt = location.pathname
  setHasEnded(false)
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

/** Calls `resumed` after the user has logged in again. */
export function useOnResumed(resumed: () => void): void {
  const call = useEffectEvent(resumed)
  useEffect(() => {
    const listener = () => call()
    waiting.add(listener)
    return () => void waiting.delete(listener)
  }, [])
}
