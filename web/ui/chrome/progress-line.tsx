import { useEffect, useState } from 'react'
import styles from './progress-line.module.css'

type Props = { busy: boolean; label: string }

type Phase = 'idle' | 'running' | 'done'

const throttle = 200 // ms before it is shown, so that fast navigations show nothing
const farewell = 300 // ms for the closing animation

/**
 * A progress bar for navigations, two pixels high; it decays and returns like an echo, and is full after
 * three seconds.
 */
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
