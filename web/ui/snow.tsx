import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './snow.module.css'
import { letItSnow } from './snowfall.ts'

type Props = {
  /** On the switch that ends it, such as “Stop the snow”. */
  stopLabel: string
  /** Called when the switch is pressed, to remember it. */
  onStop?: (() => void) | undefined
}

/** Snow behind the page's words. Not under reduced motion, still in a hidden tab, and over at a press. */
export function Snow({ stopLabel, onStop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'waiting' | 'falling' | 'stopped'>('waiting')

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setState('falling')
  }, [])

  useEffect(() => {
    if (state === 'falling' && canvas.current) return letItSnow(canvas.current)
  }, [state])

  if (state !== 'falling') return null
  const stop = () => {
    setState('stopped')
    onStop?.()
  }
  return (
    <>
      <div className={styles.snow} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <button type="button" className={styles.stop} onClick={stop}>
        <Icon name="snow" />
        <span>{stopLabel}</span>
      </button>
    </>
  )
}
