import type { ServerClock } from './server-clock.ts'

interface Waiting {
  moment: number
  clock: ServerClock
  /** Refetches the data; called again with growing pauses while they still contain the same moment. */
  turn(): Promise<void>
  /** Delay in milliseconds that distributes the requests of many clients. */
  spread?: number
}

const longestTimer = 5 * 60_000 // milliseconds; browsers limit timers to 2^31, and timers stop while the device sleeps
const settled = 700 // milliseconds: the server's date is accurate to the second
const widestSpread = 4000 // milliseconds over which the requests of an audience are distributed
const pauses = [2000, 4000, 8000, 16_000, 32_000] // milliseconds before each retry
const wakes = ['visibilitychange', 'resume'] as const
const returns = ['pageshow', 'online', 'focus'] as const

/**
 * Waits for a moment of the server's time; returns a function that cancels. A hidden page waits until it is
 * visible again.
 */
export function waitForMoment({
  moment,
  clock,
  turn,
  spread = Math.random() * widestSpread,
}: Waiting): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let isLooking = false
  let isOver = false
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(look, Math.min(milliseconds, longestTimer))
  }
  async function look(): Promise<void> {
    if (isLooking || isOver || document.hidden) return
    isLooking = true
    try {
      later(await step())
    } catch {
      later(pauses.at(-1) ?? longestTimer) // offline; the `online` event triggers a check as well
    } finally {
      isLooking = false
    }
  }
  async function step(): Promise<number> {
    const left = moment + settled - (await clock.now())
    if (left > 0) return left + spread
    await turn()
    attempts += 1
    return pauses[attempts - 1] ?? longestTimer
  }
  const wake = () => void look()
  for (const name of wakes) document.addEventListener(name, wake)
  for (const name of returns) addEventListener(name, wake)
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const name of wakes) document.removeEventListener(name, wake)
    for (const name of returns) removeEventListener(name, wake)
  }
}
