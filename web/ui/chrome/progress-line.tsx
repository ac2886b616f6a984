import { useEffect, useState } from 'react'
import styles from './progress-line.module.css'

type Props = { busy: boolean; label: string }

type Phase = 'idle' | 'running' | 'done'

const throttle = 200 // ms before it shows, so that quick changes stay quiet
const farewell = 300 // ms in which it runs to the end and fades

/** The way to the next page: two pixels that decay and come back as an echo does, full after three seconds. */
export function ProgressLine({ busy, label }: Props) {
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (!busy) setPhase(now => (now === 'running' ? 'done' : now))
    const [next, after]: [Phase, number] = busy ? ['running', throttle] : ['idle', farewell]
    const timer = setTimeout(() => setPhase(next), after)
    return () => clearTimeout(timer)
  }, [busy])

  if (phase === 'idle') return null
  return (
    <div className={styles.track} role="progressbar" aria-label={label} aria-hidden={phase === 'done'}>
      <div className={styles.line} data-phase={phase} />
    </div>
  )
}
