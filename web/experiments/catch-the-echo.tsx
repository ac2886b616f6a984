import { useEffect, useId, useState } from 'react'
import { milliseconds, percent, spinEchoTexts as texts } from '#messages/experiments.ts'
import { useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { useEarly } from '#web/ui/form/use-early.ts'
import controls from './controls.module.css'
import { Slider } from './controls.tsx'
import drawing from './drawing.module.css'
import styles from './experiment.module.css'
import { angleOf, duration, phaseAt, signalAt, spins } from './spin-echo.ts'
import { echoStills } from './stills.ts'
import { StillsRow } from './stills-row.tsx'

const lasts = 5 // seconds of the animation

/** Experiment: a second pulse refocuses dephased spins. */
export function CatchTheEcho() {
  const say = useSay()
  const [time, setTime] = useState(0)
  const [hasSecond, setHasSecond] = useState(true)
  const [pulseAt, setPulseAt] = useState(30)
  const { isPlaying, play, stop } = usePlaying(time, setTime)
  const id = useId()
  const second = hasSecond ? pulseAt : null
  const early = useEarly<HTMLInputElement>(input => setHasSecond(input.checked))
  const put = (next: number) => {
    stop()
    setTime(next)
  }
  const strength = say(texts.strength)(milliseconds(time), say(percent)(signalAt(time, second)))
  return (
    <div className={styles.experiment}>
      <div className={styles.playing}>
        <p>{say(texts.intro)}</p>
        <div className={styles.screens}>
          <figure className={drawing.drawing}>
            <Spins time={time} second={second} />
            <figcaption>{say(texts.spins)}</figcaption>
          </figure>
          <figure className={drawing.drawing}>
            <Signal time={time} second={second} />
            <figcaption>{say(texts.signal)}</figcaption>
          </figure>
        </div>
        <div className={controls.controls}>
          <Slider
            label={say(texts.time)}
            value={time}
            min={0}
            max={duration}
            valueText={milliseconds(time)}
            onChange={put}
          />
          <label className={controls.check} htmlFor={id}>
            <input
              id={id}
              ref={early}
              type="checkbox"
              checked={hasSecond}
              onChange={event => setHasSecond(event.currentTarget.checked)}
            />
            {say(texts.hasSecond)}
          </label>
          {hasSecond && (
            <Slider
              label={say(texts.second)}
              value={pulseAt}
              min={10}
              max={50}
              valueText={milliseconds(pulseAt)}
              onChange={setPulseAt}
            />
          )}
          <Button tone="quiet" icon={isPlaying ? undefined : 'play'} onClick={isPlaying ? stop : play}>
            {say(isPlaying ? texts.stop : texts.play)}
          </Button>
        </div>
        {/* Not announced during the animation, because it changes too fast. */}
        <p role="status" aria-live={isPlaying ? 'off' : 'polite'} className={styles.says}>
          {say(texts.comments[phaseAt(time, second)])} {strength}
        </p>
      </div>
      <StillsRow
        stills={echoStills.map((still, n) => ({
          caption: say(texts.stills[n] ?? texts.stills[0]),
          picture: <Spins time={still.time} second={still.secondPulse} />,
        }))}
      />
    </div>
  )
}

/** Animates the time from its current value to the end, or until it is stopped. */
function usePlaying(time: number, setTime: (next: number) => void) {
  const [begun, setBegun] = useState<{ from: number } | null>(null)
  useEffect(() => {
    if (!begun) return
    const start = performance.now()
    const run = (now: number) => {
      const next = Math.min(duration, begun.from + Math.round(((now - start) / 1000 / lasts) * duration))
      setTime(next)
      if (next === duration) setBegun(null)
      else frame = requestAnimationFrame(run)
    }
    let frame = requestAnimationFrame(run)
    return () => cancelAnimationFrame(frame)
  }, [begun, setTime])
  return {
    isPlaying: begun !== null,
    play: () => setBegun({ from: time < duration ? time : 0 }),
    stop: () => setBegun(null),
  }
}

interface Moment {
  time: number
  second: number | null
}

const hub = { size: 260, middle: 130, reach: 112 }

/** The spins as arrows, and their sum. */
function Spins({ time, second }: Moment) {
  const { size, middle, reach } = hub
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={drawing.compass}>
      <circle className={drawing.rim} cx={middle} cy={middle} r={reach} />
      {spins.map(spin => (
        <Arrow key={spin} angle={angleOf(spin, time, second)} length={reach} className={drawing.spin} />
      ))}
      <Arrow angle={0} length={reach * signalAt(time, second)} className={drawing.sum} />
    </svg>
  )
}

function Arrow({
  angle,
  length,
  className,
}: {
  angle: number
  length: number
  className: string | undefined
}) {
  if (length < 3) return null
  const head = Math.min(12, length / 2)
  const tip = hub.middle - length
  const path = `M${hub.middle} ${hub.middle}V${tip.toFixed(1)}m${-head / 2} ${head}l${head / 2} ${-head}l${head / 2} ${head}`
  const turn = `rotate(${((angle * 180) / Math.PI).toFixed(1)} ${hub.middle} ${hub.middle})`
  return <path d={path} transform={turn} className={className} />
}

const chart = { width: 260, height: 260, left: 8, top: 42, bottom: 42 }

/** The signal strength over time, the pulses, and the current time. */
function Signal({ time, second }: Moment) {
  const { width, height, left, top, bottom } = chart
  const across = (moment: number) => left + ((width - 2 * left) * moment) / duration
  const up = (strength: number) => height - bottom - (height - top - bottom) * strength
  const points = Array.from({ length: duration + 1 }, (_, moment) => moment)
  const line = (until: number) =>
    points
      .filter(moment => moment <= until)
      .map(moment => `${across(moment).toFixed(1)},${up(signalAt(moment, second)).toFixed(1)}`)
      .join(' ')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={drawing.grid} d={`M${left} ${height - bottom}H${width - left}`} />
      <Pulse x={across(0)} words="90°" anchor="start" />
      {second !== null && <Pulse x={across(second)} words="180°" anchor="middle" />}
      <polyline className={drawing.coming} points={line(duration)} />
      <polyline className={drawing.echo} points={line(time)} />
      <circle className={drawing.now} cx={across(time)} cy={up(signalAt(time, second))} r="6" />
      {[0, 50, 100].map((moment, n) => (
        <text
          key={moment}
          x={across(moment)}
          y={height - 8}
          textAnchor={(['start', 'middle', 'end'] as const)[n]}
        >
          {moment} ms
        </text>
      ))}
    </svg>
  )
}

function Pulse({ x, words, anchor }: { x: number; words: string; anchor: 'start' | 'middle' }) {
  const { top, height, bottom } = chart
  return (
    <>
      <path className={drawing.pulse} d={`M${x} ${top - 8}V${height - bottom}`} />
      <text x={x} y={top - 14} textAnchor={anchor}>
        {words}
      </text>
    </>
  )
}
