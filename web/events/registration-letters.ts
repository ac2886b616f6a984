import { useQuery } from '@tanstack/react-query'
import type { Audience, ByLanguage, RegistrationLetters } from '#contract/events/letters.ts'
import { client } from '#web/client.ts'

const whileUnsent = 10_000 // milliseconds

/**
 * Query of the possible recipients of letters about an event, and of the bulk letters that are not sent yet.
 */
export function useRegistrationLetters(eventId: number | null) {
  return useQuery({
    queryKey: ['events', 'list', 'letters', eventId],
    queryFn: () => client.events.backstage.letters({ id: eventId ?? 0 }),
    enabled: eventId !== null,
    refetchInterval: ({ state: { data } }) => data !== undefined && data.unsent.count > 0 && whileUnsent,
  })
}

/**
 * Returns the number of recipients in the chosen audiences; guests who are present are already counted as
 * confirmed.
 */
export function sumReaders(letters: RegistrationLetters, chosen: readonly Audience[]): ByLanguage {
  const counted = chosen.filter(name => name !== 'present' || !chosen.includes('confirmed'))
  const sum = (language: 'de' | 'en') =>
    counted.reduce((all, name) => all + letters.audiences[name][language], 0)
  return { de: sum('de'), en: sum('en') }
}
