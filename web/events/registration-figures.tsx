import { Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SeatCount } from '#contract/events/event.ts'
import type { Participation } from '#contract/events/settings.ts'
import { participationTitles, registrationsBackstage as say } from '#messages/registrations.ts'
import { Chart } from '#web/charts/chart.tsx'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { countedWays } from './use-event-settings.ts'

const calls = client.events.backstage

/** Counts per way to take part, and the number of registrations per day. */
export function RegistrationFigures({ eventId }: { eventId: number }) {
  const words = useSay()
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['events', 'list', 'figures', eventId, 'ways'],
    queryFn: async () => {
      const id = { id: eventId }
      const [figures, settings] = await Promise.all([calls.figures(id), calls.find(id)])
      return { ...figures, ways: countedWays(settings) }
    },
  })
  return (
    <QueryState query={found} texts={useQueryTexts()}>
      {({ days, ways, ...seats }) => (
        <Stack gap="md">
          <Group grow align="stretch">
            {ways.map(way => (
              <Counter key={way} way={way} seats={seats[way]} />
            ))}
          </Group>
          {days.length > 1 && (
            <Chart
              kind="columns"
              caption={words(say.byDay)}
              labelHead={words(say.day)}
              labels={days.map(({ day }) => shortDayOf(`${day}T12:00:00Z`, language))}
              series={ways.map(way => ({
                name: words(participationTitles[way]),
                values: days.map(day => day[way]),
              }))}
            />
          )}
        </Stack>
      )}
    </QueryState>
  )
}

function Counter({ way, seats }: { way: Participation; seats: SeatCount }) {
  const words = useSay()
  const { capacity, taken, confirmed, waiting, checkedIn } = seats
  const all = capacity === null ? `${taken}` : `${taken} ${words(say.of)} ${capacity}`
  return (
    <Paper withBorder p="md" radius="md">
      <Text fw={600}>{words(participationTitles[way])}</Text>
      <Text size="xl">
        {all} {words(say.taken)}
      </Text>
      <Text size="sm" c="dimmed">
        {confirmed} {words(say.confirmed)} · {waiting} {words(say.waiting)} · {checkedIn}{' '}
        {words(say.checkedIn)}
      </Text>
    </Paper>
  )
}
