import { useEffect, useState } from 'react'
import { timeLeft } from '#messages/countdown.ts'
import { useSay } from '#web/language.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './events.module.css'

const minute = 60 * 1000 // milliseconds
const announcedTimes = [60, 30, 10, 5, 1].map(minutes => minutes * minute)

/**
 * Time until a moment, finally in minutes; before hydration the sentence beside it gives the time. Screen
 * readers announce it only at 60, 30, 10, 5 and 1 minutes.
 */
export function Countdown({ moment }: { moment: string }) {
  const words = useSay()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, 10_000)
    return () => clearInterval(timer)
  }, [])
  const left = now === null ? 0 : Date.parse(moment) - now
  const last = announcedTimes.findLast(one => left > 0 && left <= one)
  return (
    <>
      <p className={styles.countdown} aria-hidden="true" data-alive>
        {left > 0 && words(timeLeft(left))}
      </p>
      <div role="status">
        <VisuallyHidden>{last ? words(timeLeft(last)) : ''}</VisuallyHidden>
      </div>
    </>
  )
}
