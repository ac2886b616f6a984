import styles from './chart.module.css'
import { type Figures, valueAt } from './figures.ts'

// Drawn in a view box of 100 × 100 that is stretched to the available space; strokes keep their width.

interface Props {
  figures: Figures
  top: number
}

export function Columns({ figures: { labels, series }, top }: Props) {
  const step = 100 / Math.max(1, labels.length)
  const width = (step * 0.76) / Math.max(1, series.length)
  return (
    <Field>
      {series.map((one, place) => (
        <g key={one.name} className={styles[`series${place % 3}`]}>
          {labels.map((label, at) => {
            const height = (100 * valueAt(one, at)) / top
            const x = at * step + step * 0.12 + place * width
            return (
              <rect
                key={x}
                className={styles.column}
                x={short(x)}
                y={short(100 - height)}
                width={short(width)}
                height={short(height)}
              >
                <title>{`${label}: ${valueAt(one, at)}`}</title>
              </rect>
            )
          })}
        </g>
      ))}
    </Field>
  )
}

export function Lines({ figures: { labels, series }, top }: Props) {
  const last = Math.max(1, labels.length - 1)
  return (
    <Field>
      {series.map((one, place) => (
        <g key={one.name} className={styles[`series${place % 3}`]}>
          <polyline
            className={styles.line}
            points={labels
              .map((_, at) => `${short((100 * at) / last)},${short(100 - (100 * valueAt(one, at)) / top)}`)
              .join(' ')}
          />
          {labels.length === 1 && <path className={styles.line} d={onlyValue(valueAt(one, 0), top)} />}
        </g>
      ))}
    </Field>
  )
}

// A horizontal line through a single value, because a polyline needs two points.
function onlyValue(value: number, top: number): string {
  return `M0 ${short(100 - (100 * value) / top)}H100`
}

function Field({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.grid} d="M0 0H100M0 50H100" />
      {children}
      <path className={styles.ground} d="M0 100H100" />
    </svg>
  )
}

function short(value: number): number {
  return Math.round(value * 100) / 100
}
