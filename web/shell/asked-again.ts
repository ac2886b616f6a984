import { useSyncExternalStore } from 'react'
import type { Failure } from '#contract/errors.ts'

// Calls that wait until somebody has shown once more that it is they; one dialog for all of them.
let waiting: PromiseWithResolvers<boolean> | null = null
const watching = new Set<() => void>()

function turn(next: typeof waiting): void {
  waiting = next
  for (const changed of watching) changed()
}

/** Sends a dangerous request again once somebody has shown that it is they; any other refusal stays one. */
export async function whenRefused(failure: Failure, again: () => Promise<unknown>): Promise<unknown> {
  if (failure.code === 'proofNeeded' && (await askAgain())) return again()
  throw failure
}

// True once it was shown, false where somebody would rather not.
function askAgain(): Promise<boolean> {
  if (!waiting) turn(Promise.withResolvers<boolean>())
  return waiting?.promise ?? Promise.resolve(false)
}

export function answerAgain(isProved: boolean): void {
  waiting?.resolve(isProved)
  turn(null)
}

export function useIsAskedAgain(): boolean {
  return useSyncExternalStore(
    changed => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
    () => waiting !== null,
  )
}
