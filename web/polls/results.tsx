import { locales } from '#contract/language.ts'
import type { CountedResults, VotingMethod, VotingResults } from '#contract/voting/rules.ts'
import { pollResults as say } from '#messages/poll-results.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import styles from './polls.module.css'

interface Props {
  poll: { rules: { method: VotingMethod }; options: readonly { id: string; label: string }[] }
  results: VotingResults
}

/** The result of a poll with its heading. */
export function Results({ heading: Heading = 'h2', ...props }: Props & { heading?: 'h2' | 'h4' }) {
  const words = useSay()
  const { excluded } = props.results
  return (
    <section className={styles.result}>
      <Heading>{words(say.result)}</Heading>
      <ResultTable {...props} />
      {excluded > 0 && <p>{words(say.excluded)(excluded)}</p>}
    </section>
  )
}

/** A table with a bar in each row; the bars are hidden from screen readers, which read the same figures. */
export function ResultTable({
  poll,
  results,
}: Pick<Props, 'poll'> & { results: VotingResults | CountedResults }) {
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
    </>
  )
}
