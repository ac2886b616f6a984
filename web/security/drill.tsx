import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { incidents, drill as words } from '#messages/security.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

const pause = 2000 // milliseconds between two requests for the list

/** Starts a simulated attack on the site, and shows when the incident was recorded. */
export function Drill({ onOpen }: { onOpen: (id: number) => void }) {
  const say = useSay()
  const [startedAt, setStartedAt] = useState<string | null>(null)
  const found = useIncidentSince(startedAt)
  const start = async () => {
    try {
      setStartedAt((await client.security.drill({})).startedAt)
    } catch (error) {
      toast.failed(`${say(words.failed)}. ${textOf(error)}`)
    }
  }
  return (
    <Stack component="section" gap="md" aria-labelledby="drill">
      <Title order={2} size="h3" id="drill">
        {say(words.title)}
      </Title>
      <Text maw="68ch">{say(words.lead)}</Text>
      <Group gap="md">
        <Button variant="default" onClick={() => void start()} loading={startedAt !== null && found === null}>
          {say(words.start)}
        </Button>
        {found !== null && (
          <Button variant="light" onClick={() => onOpen(found)}>
            {say(incidents.open)}
          </Button>
        )}
        <Text role="status" size="sm">
          {startedAt !== null && say(found === null ? words.running : words.seen)}
        </Text>
      </Group>
    </Stack>
  )
}

/** Polls for the incident of a drill; null until it is recorded. */
function useIncidentSince(startedAt: string | null): number | null {
  const stale = useStale('security')
  const { data = null } = useQuery({
    queryKey: ['drill', startedAt],
    enabled: startedAt !== null,
    refetchInterval: ({ state }) => (state.data ? false : pause),
    queryFn: async () => {
      const { rows } = await client.security.list({ cause: 'wrongPasswordsForNobody' })
      const found = rows.find(({ isDrill, createdAt }) => isDrill && createdAt >= (startedAt ?? ''))
      if (found) await stale()
      return found?.id ?? null
    },
  })
  return data
}
