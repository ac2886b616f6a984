import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './snow.module.css'
import { letItSnow } from './snowfall.ts'

type Props = {
  /** On the switch that ends it, such as “Stop the snow”. */
  stopLabel: string
  /** On the same switch while it is stopped. */
  startLabel: string
  isStopped: boolean
  /** Called when the switch is pressed, to remember it. */
  onStop: (isStopped: boolean) => void
}

/** Snow behind the page's words. Not under reduced motion, still in a hidden tab, and over and back at a press. */
export function Snow({ stopLabel, startLabel, isStopped, onStop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'waiting' | 'falling' | 'stopped'>('waiting')

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setState(isStopped ? 'stopped' : 'falling')
  }, [isStopped])

  useEffect(() => {
    if (state === 'falling' && canvas.current) return letItSnow(canvas.current)
  }, [state])

  if (state === 'waiting') return null
  const isFalling = state === 'falling'
  const toggle = () => {
    setState(isFalling ? 'stopped' : 'falling')
    onStop(isFalling)
  }
  return (
    <>
      {isFalling && (
        <div className={styles.snow} aria-hidden="true">
          <canvas ref={canvas} />
        </div>
      )}
      <button type="button" className={styles.stop} onClick={toggle}>
        <Icon name="snow" />
        <span>{isFalling ? stopLabel : startLabel}</span>
      </button>
    </>
  )
}
