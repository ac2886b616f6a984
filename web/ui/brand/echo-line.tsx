import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './echo-line.module.css'
import { type EchoShape, echoPath, lossPath } from './echo-path.ts'

type Kind = 'motif' | 'divider' | 'drawing'

const shapes: Record<Kind, EchoShape> = {
  motif: { width: 1200, height: 140, start: 0.04, refocus: 0.36, apart: 0.1, lost: 1.5, waves: 132 },
  divider: { width: 1200, height: 40, start: 0.02, refocus: 0.26, apart: 0.07, lost: 0.8, waves: 140 },
  drawing: { width: 320, height: 96, start: 0.06, refocus: 0.36, apart: 0.11, lost: 1.2, waves: 58 },
}

const drawn: Record<Kind, { line: string; loss: string }> = {
  motif: { line: echoPath(shapes.motif), loss: lossPath(shapes.motif) },
  divider: { line: echoPath(shapes.divider), loss: '' },
  drawing: { line: echoPath(shapes.drawing), loss: lossPath(shapes.drawing) },
}

type Props = {
  /** Where it is used: in the hero, between two parts of a page, or as the drawing of an empty state. */
  kind?: Kind | undefined
}

/** The curve of a spin echo: it decays, refocuses and returns. Always decorative. */
export function EchoLine({ kind = 'divider' }: Props) {
  const { width, height } = shapes[kind]
  return (
    <svg
      className={classNames(styles.echo, styles[kind])}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === 'drawing' ? 'xMidYMid' : 'none'}
      aria-hidden="true"
    >
      {drawn[kind].loss && <path className={styles.loss} d={drawn[kind].loss} />}
      <path className={styles.line} d={drawn[kind].line} />
    </svg>
  )
}
