import { locales } from '#contract/language.ts'
import type { VotingMethod, VotingResults } from '#contract/voting/rules.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import styles from './polls.module.css'
import { ResultNumbers } from './result-numbers.tsx'

interface Props {
  poll: { rules: { method: VotingMethod }; options: readonly { id: string; label: string }[] }
  results: VotingResults
}

/** The result under its heading. */
export function Results({ heading: Heading = 'h2', ...props }: Props & { heading?: 'h2' | 'h4' }) {
  const words = useSay()
  return (
    <section>
      <Heading>{words(say.result)}</Heading>
      <ResultTable {...props} />
    </section>
  )
}

/** A table whose rows carry their bar, the same for who sees it and who hears it; then what became of the ballots. */
export function ResultTable({ poll, results }: Props) {
  const words = useSay()
  const language = useLanguage()
  const isPoints = poll.rules.method === 'points' || poll.rules.method === 'ranking'
  const most = Math.max(1, ...results.options.map(({ value }) => value))
  const sum = Math.max(
    1,
    results.options.reduce((all, { value }) => all + value, 0),
  )
  const percent = new Intl.NumberFormat(locales[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const labelOf = (id: string) => poll.options.find(option => option.id === id)?.label ?? id
  return (
    <>
      <p>{words(say.resultOf)(results.ballots)}</p>
      {results.options.length > 0 && (
        <TableFrame label={words(say.result)}>
          <table className={styles.results}>
            <thead>
              <tr>
                <th scope="col">{words(say.place)}</th>
                <th scope="col">{words(say.option)}</th>
                <th scope="col">{words(isPoints ? say.points : say.votes)}</th>
                <th scope="col">{words(say.share)}</th>
              </tr>
            </thead>
            <tbody>
              {results.options.map(({ id, place, value }) => (
                <tr key={id}>
                  <td>{place}</td>
                  <th scope="row">
                    {labelOf(id)}
                    <span
                      className={styles.bar}
                      style={{ inlineSize: `${(100 * value) / most}%` }}
                      aria-hidden="true"
                    />
                  </th>
                  <td>{value}</td>
                  <td>{percent.format(value / sum)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      <ResultNumbers numbers={results.numbers} />
    </>
  )
}
