import type { Raffle } from '#contract/contests/voting.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestResults as say } from '#messages/contest-results.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './contests.module.css'

/** The winner of the raffle, and the data needed to repeat the draw. */
export function RafflePart({ raffle }: { raffle: Raffle }) {
  const words = useSay()
  const { entries, winner, seed } = raffle
  const won = entries.find(({ number }) => number === winner)?.work?.artist
  return (
    <section className={styles.part}>
      <h2>{words(say.raffle)}</h2>
      <p>{words(say.raffleLead)}</p>
      <p>
        <strong>{words(say.raffleWinner)(winner, won ?? words(say.gone))}</strong>
      </p>
      <details>
        <summary>{words(say.drawAgain)}</summary>
        <div className={styles.again}>
          <p>{words(say.howDrawn)}</p>
          <pre className={styles.code}>
            <code>{shellLine(seed, entries.length)}</code>
          </pre>
          <p>
            {words(say.seed)}: <code className={styles.seed}>{seed}</code>
          </p>
          <Entries raffle={raffle} />
        </div>
      </details>
    </section>
  )
}

function shellLine(seed: string, many: number): string {
  return `for n in $(seq ${many}); do\n  echo "$(printf '%s' "${seed}:$n" | sha256sum) $n"\ndone | sort | head -1`
}

function Entries({ raffle: { entries } }: { raffle: Raffle }) {
  const words = useSay()
  const language = useLanguage()
  return (
    <TableFrame label={words(say.raffle)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words(say.number)}</th>
            <th scope="col">{words(say.artist)}</th>
            <th scope="col">{words(say.work)}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ number, work }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{work?.artist ?? words(say.gone)}</td>
              <td>
                {work && (
                  <Link href={addressOf('artifactContribution', language, { slug: work.slug })}>
                    {work.title}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
