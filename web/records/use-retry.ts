import { useEffect, useEffectEvent } from 'react'
import { second } from '#contract/durations.ts'

const firstPause = 2 * second
const longestPause = 30 * second

/** Retries while `isNeeded`, with growing pauses, and at once when the browser goes online. */
export function useRetry(isNeeded: boolean, attempt: () => Promise<void>): void {
  const tryAgain = useEffectEvent(attempt)
  useEffect(() => (isNeeded ? startRetries(() => tryAgain()) : undefined), [isNeeded])
}

/** One attempt at a time. The answer ends it, also while an attempt is under way. */
export function startRetries(attempt: () => Promise<void>): () => void {
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout>
  let isTrying = false
  let isOver = false
  const next = async () => {
    if (isTrying) return
    clearTimeout(timer)
    isTrying = true
    await attempt()
    isTrying = false
    if (isOver) return
    timer = setTimeout(next, pause)
    pause = Math.min(2 * pause, longestPause)
  }
  timer = setTimeout(next, pause)
  addEventListener('online', next)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', next)
  }
}
