import { useMemo, useRef, useState } from 'react'
import { percent, seconds, relaxationTexts as texts } from '#messages/experiments.ts'
import { useSay } from '#web/language.ts'
import controls from './controls.module.css'
import { Slider } from './controls.tsx'
import drawing from './drawing.module.css'
import styles from './experiment.module.css'
import { side } from './k-space.ts'
import {
  alongField,
  bestAngle,
  contrastAt,
  contrastOf,
  type Pulses,
  pauses,
  steadySignal,
  type Tissue,
  tissueNames,
} from './relaxation.ts'
import stillsFile from './relaxation-stills.webp'
import { Screen } from './screen.tsx'
import { paint } from './shades.ts'
import { relaxationStills } from './stills.ts'
import { Cut, StillsRow } from './stills-row.tsx'
import { useAmounts } from './use-amounts.ts'

/** Experiment: flip angle and pause between pulses determine which tissue is bright. */
export function TipAndRecover() {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const amounts = useAmounts(place)
  const [pulses, setPulses] = useState<Pulses>(relaxationStills[0])
  const picture = useMemo(() => amounts && paint(contrastOf(amounts, pulses), side), [amounts, pulses])
  const { angle, pause } = pulses
  return (
    <div className={styles.experiment} ref={place}>
      <div className={styles.playing}>
        <p>{say(texts.intro)}</p>
        <div className={styles.screens}>
          <Screen label={say(texts.picture)} pixels={picture} first={{ src: stillsFile, row: 0, rows: 1 }} />
          <figure className={drawing.drawing}>
            <Recovery pulses={pulses} />
            <figcaption>{say(texts.chart)}</figcaption>
          </figure>
        </div>
        <div className={controls.controls}>
          <Slider
            label={say(texts.angle)}
            value={angle}
            min={5}
            max={180}
            step={5}
            valueText={`${angle}°`}
            onChange={next => setPulses({ angle: next, pause })}
          />
          <Slider
            label={say(texts.pause)}
            value={(pauses as readonly number[]).indexOf(pause)}
            min={0}
            max={pauses.length - 1}
            valueText={say(seconds)(pause)}
            onChange={next => setPulses({ angle, pause: pauses[next] ?? pause })}
          />
        </div>
        <Signals pulses={pulses} />
        <p role="status" className={styles.says}>
          {say(texts.comments[contrastAt(pulses)])} {say(texts.best)(Math.round(bestAngle('grey', pause)))}
        </p>
      </div>
      <StillsRow
        stills={relaxationStills.map((_, n) => ({
          caption: say(texts.stills[n] ?? texts.stills[0]),
          picture: <Cut src={stillsFile} place={n} rows={1} />,
        }))}
      />
    </div>
  )
}

/** The signal of each tissue, in numbers and as bars. */
function Signals({ pulses }: { pulses: Pulses }) {
  const say = useSay()
  return (
    <dl className={styles.signals} aria-label={say(texts.signal)}>
      {tissueNames.map(name => {
        const signal = steadySignal(name, pulses)
        return (
          <div key={name} data-tissue={name}>
            <dt>{say(texts.tissues[name])}</dt>
            <dd>
              <span className={styles.bar} style={{ width: `${100 * signal}%` }} />
              <b>{say(percent)(signal)}</b>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const shown = 10 // seconds shown
const box = { width: 260, height: 260, left: 8, top: 12, bottom: 26 }

/** The magnetisation of the three tissues from pulse to pulse. */
function Recovery({ pulses }: { pulses: Pulses }) {
  const middle = box.top + (box.height - box.top - box.bottom) / 2
  const half = middle - box.top
  const across = (time: number) => box.left + ((box.width - 2 * box.left) * time) / shown
  const lineOf = (tissue: Tissue) =>
    alongField(tissue, pulses, shown, 160)
      .map(({ time, share }) => `${across(time).toFixed(1)},${(middle - half * share).toFixed(1)}`)
      .join(' ')
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path
        className={drawing.grid}
        d={`M${box.left} ${box.top}H${box.width - box.left}M${box.left} ${middle}H${box.width - box.left}`}
      />
      {tissueNames.map(name => (
        <polyline key={name} data-tissue={name} className={drawing.curve} points={lineOf(name)} />
      ))}
      {[0, 5, 10].map((second, n) => (
        <text
          key={second}
          x={across(second)}
          y={box.height - 6}
          textAnchor={(['start', 'middle', 'end'] as const)[n]}
        >
          {second} s
        </text>
      ))}
    </svg>
  )
}
