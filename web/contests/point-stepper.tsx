import { pointsEach } from '#contract/contests/voting.ts'
import type { ContestWork } from '#contract/contests/work.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { useSay } from '#web/language.ts'
import styles from './ballot.module.css'
import type { BallotPoints } from './use-points.ts'

interface Props {
  work: Pick<ContestWork, 'id' | 'title'>
  points: BallotPoints
}

/** Buttons − and +, which keep the focus when no vote can be removed or added. */
export function PointStepper({ work: { id, title }, points }: Props) {
  const words = useSay()
  const value = points.of(id)
  const [isEmpty, isFull] = [value === 0, points.left === 0]
  return (
    <fieldset className={styles.stepper} data-given={value > 0 ? '' : undefined}>
      <legend className={styles.legend}>{words(say.votesFor)(title)}</legend>
      <button
        type="button"
        aria-label={words(say.fewer)(title)}
        aria-disabled={isEmpty}
        onClick={() => points.takeBack(id)}
      >
        −
      </button>
      <output>
        {value}
        <span aria-hidden="true"> / {pointsEach}</span>
      </output>
      <button
        type="button"
        aria-label={words(say.more)(title)}
        aria-disabled={isFull}
        onClick={() => points.give(id)}
      >
        +
      </button>
    </fieldset>
  )
}
