import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fetching } from '#messages/fetching.ts'
import { participantsCount, votesBackstage as words } from '#messages/votes-backstage.ts'
import { Chart } from '#web/charts/chart.tsx'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'

/** Number of participants per day, kept apart from the votes. */
export function VoteTurnout({ pollId }: { pollId: number }) {
  const say = useSay()
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['polls', 'list', 'turnout', pollId],
    queryFn: () => client.polls.backstage.turnout({ id: pollId }),
  })
  return (
    <QueryState query={found} texts={useQueryTexts(fetching.polls)}>
      {({ participants, days }) => (
        <Stack gap="xs">
          <Text>{say(participantsCount(participants))}</Text>
          {days.length > 1 && (
            <Chart
              kind="columns"
              caption={say(words.turnout)}
              labelHead={say(words.day)}
              labels={days.map(({ day }) => shortDayOf(`${day}T12:00:00Z`, language))}
              series={[{ name: say(words.persons), values: days.map(({ count }) => count) }]}
            />
          )}
        </Stack>
      )}
    </QueryState>
  )
}
