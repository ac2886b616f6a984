import { useEffect, useRef } from 'react'
import { createServerClock } from './server-clock.ts'
import { waitForMoment } from './wait-for.ts'

const clock = createServerClock()

/**
 * Calls `turn` once the server's time has passed a moment, even after sleep, and again while the moment stays
 * the same.
 */
export function useAtMoment(moment: string | null, turn: () => Promise<void>): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (!moment) return
    return waitForMoment({ moment: Date.parse(moment), clock, turn: () => latest.current() })
  }, [moment])
}
