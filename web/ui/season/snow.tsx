import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './snow.module.css'
import { letItSnow } from './snowfall.ts'

type Props = {
  /** Label of the button that stops the snow, such as “Stop the snow”. */
  stopLabel: string
  /** Label of the button while the snow is stopped. */
  startLabel: string
  isStopped: boolean
  /** Called on each click of the button, to store the choice. */
  onStop: (isStopped: boolean) => void
}

/**
 * Snow behind the text of a page, with a button to stop and restart it. Not shown with reduced motion, and
 * paused in a hidden tab.
 */
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
