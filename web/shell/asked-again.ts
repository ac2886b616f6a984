import { useSyncExternalStore } from 'react'
import type { Failure } from '#contract/errors.ts'

// Set while requests wait for the user to confirm their identity; all share one dialog.
let waiting: PromiseWithResolvers<boolean> | null = null
const watching = new Set<() => void>()

function setWaiting(next: typeof waiting): void {
  waiting = next
  for (const changed of watching) changed()
}

/**
 * Repeats a request that was refused as `proofNeeded` once the user has confirmed their identity; rethrows
 * any other failure.
 */
export async function retryAfterProof(failure: Failure, again: () => Promise<unknown>): Promise<unknown> {
  if (failure.code === 'proofNeeded' && (await askForProof())) return again()
  throw failure
}

// Resolves to true after the confirmation, to false if the user cancels.
function askForProof(): Promise<boolean> {
  if (!waiting) setWaiting(Promise.withResolvers<boolean>())
  return waiting?.promise ?? Promise.resolve(false)
}

export function answerProof(isProved: boolean): void {
  waiting?.resolve(isProved)
  setWaiting(null)
}

export function useIsProofAsked(): boolean {
  return useSyncExternalStore(
    changed => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
    () => waiting !== null,
  )
}
