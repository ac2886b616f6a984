import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { percent, kSpaceTexts as texts } from '#messages/experiments.ts'
import { useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import controls from './controls.module.css'
import { Choice, Slider } from './controls.tsx'
import styles from './experiment.module.css'
import {
  linesMeasured,
  type Mask,
  type Order,
  orders,
  paintedSamples,
  pictureOf,
  scanOf,
  side,
  withSpot,
} from './k-space.ts'
import stillsFile from './k-space-stills.webp'
import { Screen } from './screen.tsx'
import { paint } from './shades.ts'
import { kSpaceStills } from './stills.ts'
import { Cut, StillsRow } from './stills-row.tsx'
import { t1Signal } from './tissue-amounts.ts'
import { useAmounts } from './use-amounts.ts'

const brush = 5 // radius in samples
const begin = { order: kSpaceStills[0].order as Order, lines: kSpaceStills[0].lines as number }

/** Experiment: the measured samples of k-space determine the image. */
export function FillKSpace() {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const amounts = useAmounts(place)
  const scan = useMemo(() => amounts && scanOf(t1Signal(amounts)), [amounts])
  const [lines, setLines] = useState(begin)
  const [painted, setPainted] = useState<Mask | null>(null)
  const mask = useMemo(() => painted ?? linesMeasured(lines.order, lines.lines), [painted, lines])
  const result = useMemo(() => scan && pictureOf(scan, mask), [scan, mask])
  const kSpace = useMemo(() => scan && paintedSamples(scan, mask), [scan, mask])
  const picture = useMemo(() => result && paint(result.picture, side), [result])

  const choose = (next: Partial<typeof begin>) => {
    setPainted(null)
    setLines({ ...lines, ...next })
  }
  const measured = painted
    ? say(texts.painted)(say(percent)(shareOf(painted)))
    : say(texts.measuredLines)(lines.lines)
  const energy = result && result.share > 0 ? say(texts.energy)(say(percent)(result.share)) : ''
  return (
    <div className={styles.experiment} ref={place}>
      <div className={styles.playing}>
        <p>{say(texts.intro)}</p>
        <div className={styles.screens}>
          <Screen label={say(texts.measured)} pixels={kSpace} first={{ src: stillsFile, row: 0, rows: 2 }}>
            <Brush onSpot={(column, row) => setPainted(now => withSpot(now ?? mask, column, row, brush))} />
          </Screen>
          <Screen label={say(texts.computed)} pixels={picture} first={{ src: stillsFile, row: 1, rows: 2 }} />
        </div>
        <div className={controls.controls}>
          <Choice
            legend={say(texts.order)}
            choices={orders.map(value => ({ value, label: say(texts.orders[value]) }))}
            value={painted ? null : lines.order}
            onChange={order => choose({ order })}
          />
          <Slider
            label={say(texts.lines)}
            value={lines.lines}
            min={0}
            max={side}
            step={4}
            valueText={say(texts.linesOf)(lines.lines)}
            onChange={count => choose({ lines: count })}
          />
          <Button tone="quiet" onClick={() => setPainted(new Uint8Array(side * side))}>
            {say(texts.empty)}
          </Button>
        </div>
        <p role="status" className={styles.says}>
          {measured} {energy} {say(texts.comments[sentenceOf(lines, painted)])}
        </p>
      </div>
      <StillsRow
        stills={kSpaceStills.map((_, n) => ({
          caption: say(texts.stills[n] ?? texts.stills[0]),
          picture: <Cut src={stillsFile} place={n} rows={2} />,
        }))}
      />
    </div>
  )
}

function shareOf(mask: Mask): number {
  return mask.reduce((sum, value) => sum + value, 0) / mask.length
}

function sentenceOf({ order, lines }: typeof begin, painted: Mask | null): keyof typeof texts.comments {
  if (painted ? !painted.includes(1) : lines === 0) return 'nothing'
  if (painted) return painted[(side / 2) * side + side / 2] ? 'centreMeasured' : 'centreMissing'
  if (lines === side) return 'whole'
  if (order === 'edge') return 'edges'
  if (order === 'spread') return lines <= side / 2 ? 'folded' : 'ghosts'
  return lines < 12 ? 'few' : lines < 72 ? 'coarse' : 'nearly'
}

const step = 4 // samples that an arrow key moves the brush
const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Measures samples where a finger, the mouse or the arrow keys move. */
function Brush({ onSpot }: { onSpot: (column: number, row: number) => void }) {
  const say = useSay()
  const [at, setAt] = useState({ column: side / 2, row: side / 2 })
  const measure = (column: number, row: number) => {
    setAt({ column, row })
    onSpot(column, row)
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    measure(((event.clientX - box.left) / box.width) * side, ((event.clientY - box.top) / box.height) * side)
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const inside = (value: number) => Math.min(side - 1, Math.max(0, value))
    measure(inside(at.column + move[0]), inside(at.row + move[1]))
  }
  return (
    <div
      role="application"
      aria-label={say(texts.area)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the arrow keys itself
      tabIndex={0}
      className={styles.brush}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={follow}
      onKeyDown={press}
    >
      <span style={{ left: `${(100 * at.column) / side}%`, top: `${(100 * at.row) / side}%` }} />
    </div>
  )
}
