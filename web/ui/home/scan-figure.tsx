import { useRef } from 'react'
import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Picture, type PictureFile } from '#web/ui/content/picture.tsx'
import styles from './scan-figure.module.css'
import { useScan } from './use-scan.ts'

type Props = {
  /** The finished picture, drawn by `server/seed/pictures/draw/hero.ts`. */
  picture: PictureFile
  /** Below k-space and below the slice. */
  labels: readonly [kSpace: string, slice: string]
  /** On the button that plays it again. */
  again: string
}

/** How a slice comes of k-space: the finished picture, played once on a canvas above it, with the echo line in step. */
export function ScanFigure({ picture, labels, again }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { run, state, play } = useScan(stage)
  return (
    <>
      <figure className={styles.figure} data-state={state} data-alive>
        <div className={styles.stage} ref={stage}>
          <Picture picture={picture} sizes="(min-width: 62rem) 52vw, 100vw" priority />
          <canvas />
        </div>
        <figcaption className={styles.caption}>
          <span>{labels[0]}</span>
          <span>{labels[1]}</span>
          {play && (
            <button type="button" className={styles.again} onClick={play}>
              <Icon name="play" />
              {again}
            </button>
          )}
        </figcaption>
      </figure>
      <div className={styles.echo}>
        <EchoLine key={run} kind="motif" draw={state === 'playing'} />
      </div>
    </>
  )
}
