import { useEffect, useRef } from 'react'
import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Picture, type PictureFile } from '#web/ui/content/picture.tsx'
import styles from './scan-figure.module.css'
import program from './scan-program.ts?worker&url'

type Props = {
  /** The finished picture, drawn by `server/seed/pictures/draw/hero.ts`. */
  picture: PictureFile
  /** Captions below k-space and below the slice. */
  labels: readonly [kSpace: string, slice: string]
  /** Label of the replay button. */
  again: string
}

/**
 * Shows how a slice is reconstructed from k-space: plays once on a canvas above the finished picture, with
 * the echo line in step. Only its program sets the figure's data attributes; React does not touch them.
 */
export function ScanFigure({ picture, labels, again }: Props) {
  const figure = useRef<HTMLElement>(null)
  useEffect(() => runOn(figure.current), [])
  return (
    <>
      <figure className={styles.figure} ref={figure} data-state="still" data-runs={program}>
        <div className={styles.stage}>
          <Picture picture={picture} sizes="(min-width: 62rem) 52vw, 100vw" priority />
          <canvas />
        </div>
        <figcaption className={styles.caption}>
          <span>{labels[0]}</span>
          <span>{labels[1]}</span>
          <button type="button" className={styles.again}>
            <Icon name="play" />
            {again}
          </button>
        </figcaption>
      </figure>
      <div className={styles.echo}>
        <div>
          <EchoLine kind="motif" />
        </div>
      </div>
    </>
  )
}

function runOn(figure: HTMLElement | null): () => void {
  const dispatch = (what: string) => figure?.dispatchEvent(new Event(what))
  // If the program fails to load, the finished picture stays.
  import(/* @vite-ignore */ program).then(
    () => dispatch('part-begins'),
    () => {},
  )
  return () => dispatch('part-ends')
}
