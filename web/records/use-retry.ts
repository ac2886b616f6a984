import { useEffect, useEffectEvent } from 'react'
import { second } from '#contract/durations.ts'

const firstPause = 2 * second
const longestPause = 30 * second

/** Tries again with growing pauses, and at once when the browser is online again, for as long as `isNeeded`. */
export function useRetry(isNeeded: boolean, attempt: () => Promise<void>): void {
  const tryAgain = useEffectEvent(attempt)
  useEffect(() => {
    if (!isNeeded) return
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout>
    const next = async () => {
      clearTimeout(timer)
      await tryAgain()
      timer = setTimeout(next, pause)
      pause = Math.min(2 * pause, longestPause)
    }
    timer = setTimeout(next, pause)
    addEventListener('online', next)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', next)
    }
  }, [isNeeded])
}
