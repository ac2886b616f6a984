import { type ReactNode, useId } from 'react'
import { locales } from '#contract/language.ts'
import { chartTexts } from '#messages/charts.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './chart.module.css'
import { Columns, Lines } from './drawing.tsx'
import { FigureTable } from './figure-table.tsx'
import { type Figures, scaleTop, summaryOf } from './figures.ts'

type Props = Figures & {
  /** Caption above the chart; may contain more than text. */
  caption: ReactNode
  kind: 'columns' | 'lines'
}

const mostLabels = 8 // more labels would overlap; then only the first, the middle and the last are shown

/**
 * A chart that is fully rendered on the server and needs no script. It has a text summary for screen readers
 * and a table of its values. Up to three series, which differ in tone and in pattern.
 */
export function Chart({ caption, kind, ...figures }: Props) {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  const top = scaleTop(figures)
  const number = new Intl.NumberFormat(locales[language])
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      {figures.series.length > 1 && <Legend names={figures.series.map(({ name }) => name)} kind={kind} />}
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map(step => (
            <span key={step}>{number.format(step)}</span>
          ))}
        </div>
        <div className={styles.field} role="img" aria-label={summaryOf(figures, language)}>
          {kind === 'columns' ? (
            <Columns figures={figures} top={top} />
          ) : (
            <Lines figures={figures} top={top} />
          )}
        </div>
        <LabelRow labels={figures.labels} />
      </div>
      <details className={styles.numbers}>
        <summary>{say(chartTexts.asTable)}</summary>
        <FigureTable {...figures} label={say(chartTexts.asTable)} />
      </details>
    </figure>
  )
}

function Legend({ names, kind }: { names: string[]; kind: Props['kind'] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {names.map((name, at) => (
        <li key={name}>
          <svg viewBox="0 0 24 12" className={styles[`series${at % 3}`]} aria-hidden="true">
            {kind === 'columns' ? (
              <rect width="24" height="12" className={styles.column} />
            ) : (
              <path d="M0 6H24" className={styles.line} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function LabelRow({ labels }: { labels: readonly string[] }) {
  const isFull = labels.length <= mostLabels
  const middle = Math.floor((labels.length - 1) / 2)
  const shown = isFull ? [...labels.keys()] : [0, middle, labels.length - 1]
  return (
    <div className={isFull ? styles.labels : styles.ends} aria-hidden="true">
      {shown.map(at => (
        <span key={at}>{labels[at]}</span>
      ))}
    </div>
  )
}
