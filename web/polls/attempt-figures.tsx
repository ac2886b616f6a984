import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { locales, timeZone } from '#contract/language.ts'
import { attemptPeriods, type AttemptFigures as Figures } from '#contract/voting/attempts.ts'
import { fetching } from '#messages/fetching.ts'
import { attemptColumns, attemptsTitle, reasonNames } from '#messages/votes.ts'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { Chart } from '#web/charts/chart.tsx'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { useListQuery } from '#web/lists/use-list-query.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import { AttemptGroups } from './attempt-groups.tsx'

const calls = client.polls.backstage

/** Charts of refused votes by time, reason and network, for the period that the list beside them shows. */
export function AttemptFigures({ pollId }: { pollId: number | null }) {
  const chosen = useListQuery([]).filter('period')
  const period = attemptPeriods.find(one => one === chosen)
  const asked = period ? { period } : {}
  const found = useQuery({
    queryKey: ['polls', 'list', 'attemptFigures', pollId, period],
    queryFn: () =>
      pollId === null ? calls.allAttemptFigures(asked) : calls.attemptFigures({ id: pollId, ...asked }),
  })
  return (
    <QueryState query={found} texts={useQueryTexts(fetching.failedAttempts)}>
      {figures =>
        figures.count > 0 && (
          <Stack gap="lg">
            <TimeChart figures={figures} />
            <Reasons figures={figures} />
            {figures.groups.length > 0 && <AttemptGroups groups={figures.groups} />}
          </Stack>
        )
      }
    </QueryState>
  )
}

function TimeChart({ figures: { times, unit } }: { figures: Figures }) {
  const say = useSay()
  const language = useLanguage()
  const hours = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone },
  })
  const labelOf = (at: string) => (unit === 'hour' ? hours.format(new Date(at)) : shortDayOf(at, language))
  return (
    <Chart
      kind="columns"
      caption={say(words.byTime)}
      labelHead={say(unit === 'hour' ? words.hour : words.day)}
      labels={times.map(({ at }) => labelOf(at))}
      series={[{ name: say(attemptsTitle), values: times.map(({ count }) => count) }]}
    />
  )
}

function Reasons({ figures: { reasons } }: { figures: Figures }) {
  const say = useSay()
  return (
    <section>
      <Title order={2} size="h4">
        {say(words.byReason)}
      </Title>
      <TableFrame label={say(words.byReason)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(attemptColumns.reason)}</th>
              <th scope="col">{say(words.number)}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row">{say(reasonNames[reason])}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}
