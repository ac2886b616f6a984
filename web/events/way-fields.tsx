import { Checkbox, NumberInput, SimpleGrid, Text } from '@mantine/core'
import type { EventItem } from '#contract/events/event.ts'
import { type Participation, participations, type RegistrationSettings } from '#contract/events/settings.ts'
import { alreadyTaken, eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'

interface Props {
  settings: RegistrationSettings
  /** Seats taken so far; null for a new event. */
  seats: EventItem['seats'] | null
  onChange: (given: Partial<RegistrationSettings>) => void
}

/** The ways to take part, each with its seats. */
export function WayFields({ settings, seats, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const change = (way: Participation, given: Partial<RegistrationSettings[Participation]>) =>
    onChange({ [way]: { ...settings[way], ...given } })
  return (
    <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
      {participations.map(way => {
        const { isOffered, capacity } = settings[way]
        const taken = seats?.[way].taken ?? 0
        return (
          <div key={way}>
            <Checkbox
              {...field(`registration.${way}.isOffered`)}
              mb="sm"
              label={say(words[way])}
              checked={isOffered}
              onChange={event => change(way, { isOffered: event.currentTarget.checked })}
            />
            {isOffered && (
              <NumberInput
                {...field(`registration.${way}.capacity`)}
                label={`${say(words.capacity)}: ${say(words[way])}`}
                description={taken > 0 ? say(alreadyTaken(taken)) : say(words.capacityHint)}
                value={capacity ?? ''}
                min={0}
                allowDecimal={false}
                onChange={number => change(way, { capacity: number === '' ? null : Number(number) })}
              />
            )}
            {isOffered && capacity !== null && capacity < taken && (
              <Text size="sm" c="var(--warn)" role="status">
                {say(words.fewerSeats)}
              </Text>
            )}
          </div>
        )
      })}
    </SimpleGrid>
  )
}
