import { Badge, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RegistrationRow, StaffAction } from '#contract/events/registration.ts'
import { plainName } from '#contract/people/names.ts'
import {
  participationTitles,
  registrationStates,
  registrationsBackstage as say,
  staffActionNames,
  staffActionsDone,
} from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { useEventSteps } from './use-event-steps.ts'

const calls = client.events.backstage
const mostShown = 25

/** Check-in at the door, on a phone: a guest found by the ticket's code or by name is admitted by one tap. */
export default function CheckIn() {
  const words = useSay()
  const texts = useQueryTexts()
  const eventId = Number(useScreenParameters().id)
  const way = useEventSteps(eventId)
  const [query] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [sought] = useDebouncedValue(typed.trim(), 250)
  const scanned = Number(query.get('registration')) || null
  const asked = sought === '' && scanned ? { registration: String(scanned) } : { q: sought }
  const found = useQuery({
    queryKey: ['events', 'list', 'checkIn', eventId, asked],
    queryFn: () => calls.registrations({ id: eventId, limit: mostShown, sort: 'lastName', ...asked }),
    enabled: sought !== '' || scanned !== null,
  })
  if (way.isGone) return <NotFound />
  return (
    <Stack gap="md" maw="40rem">
      <ScreenHead title={words(say.checkIn)} about={way.registrations} />
      <Text>{words(say.checkInLead)}</Text>
      <TextInput
        type="search"
        size="lg"
        label={words(say.search)}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {found.fetchStatus !== 'idle' || found.data ? (
        <QueryState query={found} texts={texts}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text role="status">{words(say.nobody)}</Text>
            ) : (
              <Guests {...{ eventId, rows }} />
            )
          }
        </QueryState>
      ) : null}
    </Stack>
  )
}

function Guests({ eventId, rows }: { eventId: number; rows: readonly RegistrationRow[] }) {
  return (
    <Stack gap="sm">
      {rows.map(row => (
        <Guest key={row.id} eventId={eventId} row={row} />
      ))}
    </Stack>
  )
}

function Guest({ eventId, row }: { eventId: number; row: RegistrationRow }) {
  const words = useSay()
  const { isBusy, act } = useAction(eventId, row)
  const isIn = row.checkedInAt !== null
  return (
    <Paper withBorder p="md" radius="md" aria-label={plainName(row)} role="group">
      <Group justify="space-between">
        <div>
          <Text fw={600} size="lg">
            {row.firstName} {row.lastName}
          </Text>
          <Text size="sm">{row.institution}</Text>
          <Badge variant="outline" mt={4} color={isIn ? 'var(--ok)' : 'var(--muted)'}>
            {words(isIn ? say.yes : registrationStates[row.state])} ·{' '}
            {words(participationTitles[row.participation])}
          </Badge>
        </div>
        <Button
          size="lg"
          loading={isBusy}
          variant={isIn ? 'default' : 'filled'}
          onClick={() => void act(isIn ? 'undoCheckIn' : 'checkIn')}
        >
          {words(staffActionNames[isIn ? 'undoCheckIn' : 'checkIn'])}
        </Button>
      </Group>
    </Paper>
  )
}

function useAction(id: number, { id: registrationId, firstName, lastName }: RegistrationRow) {
  const words = useSay()
  const stale = useStale('events')
  const [isBusy, setBusy] = useState(false)
  const act = async (action: StaffAction) => {
    setBusy(true)
    try {
      await calls.changeRegistrationByStaff({ id, registrationId, action })
      toast.done(`${words(staffActionsDone[action])}: ${plainName({ firstName, lastName })}`)
    } catch (error) {
      toast.failed(textOf(error))
    } finally {
      setBusy(false)
      await stale()
    }
  }
  return { isBusy, act }
}
