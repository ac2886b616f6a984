import { useEffect, useRef } from 'react'
import { createServerClock } from './server-clock.ts'
import { waitFor } from './wait-for.ts'

const clock = createServerClock()

/** Calls `turn` once the server's time has passed a moment, also after sleep, and while the moment stays the same. */
export function useTurn(moment: string | null, turn: () => Promise<void>): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (!moment) return
    return waitFor({ moment: Date.parse(moment), clock, turn: () => latest.current() })
  }, [moment])
}
