import { useEffect, useState } from 'react'
import { timeLeft } from '#messages/countdown.ts'
import { useSay } from '#web/language.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './events.module.css'

const minute = 60 * 1000 // milliseconds
const told = [60, 30, 10, 5, 1].map(minutes => minutes * minute)

/**
 * How long it is until a moment, at last by the minute; before our code runs, the sentence beside it says when. Those who
 * listen are told at few moments only.
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
  const last = told.findLast(one => left > 0 && left <= one)
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
