import type { VotingNumbers } from '#contract/voting/rules.ts'
import { reasonNames, reasonsTitle, refusedTitle, voteNumbers } from '#messages/votes.ts'
import { useSay } from '#web/language.ts'
import styles from './result-numbers.module.css'

const shown = ['received', 'confirmed', 'replaced', 'excluded'] as const

/** The numbers of ballots by outcome, and the reasons for which votes were refused. */
export function ResultNumbers({ numbers }: { numbers: VotingNumbers }) {
  const words = useSay()
  const { refused } = numbers
  const sum = refused.reduce((all, { count }) => all + count, 0)
  return (
    <>
      <dl className={styles.numbers}>
        {shown.map(name => (
          <div key={name}>
            <dt>{words(voteNumbers[name])}</dt>
            <dd>{numbers[name]}</dd>
          </div>
        ))}
        <div>
          <dt>{words(refusedTitle)}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      {refused.length > 0 && (
        <details className={styles.refused}>
          <summary>{words(reasonsTitle)}</summary>
          <ul>
            {refused.map(({ reason, count }) => (
              <li key={reason}>
                {words(reasonNames[reason])}: {count}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
