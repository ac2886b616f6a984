import { type ReactNode, useEffect, useRef } from 'react'
import styles from './experiment.module.css'
import { side } from './k-space.ts'

interface Props {
  label: string
  /** Null until there is something to draw: until then the still picture below it is visible. */
  pixels: ImageData | null
  /** File with the still picture shown until then: the first picture of the given row, out of `rows` rows. */
  first: { src: string; row: number; rows: number }
  children?: ReactNode
}

/** A square of computed pixels, such as a scanner's screen. */
export function Screen({ label, pixels, first, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (pixels) canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0)
  }, [pixels])
  return (
    <figure>
      <div className={styles.glass}>
        <img
          src={first.src}
          alt=""
          loading="lazy"
          style={{ width: '400%', height: `${100 * first.rows}%`, top: `${-100 * first.row}%` }}
        />
        <canvas ref={canvas} width={side} height={side} hidden={!pixels} />
        {children}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
