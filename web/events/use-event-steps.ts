import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { registrationsTitle } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { Step } from '#web/trail.ts'

/** The way to what belongs to an event: the event, then its registrations; null until its title is known. */
export function useEventSteps(eventId: number): { event: Step; registrations: Step } | null {
  const say = useSay()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['events', 'list', 'figures', eventId],
    queryFn: () => client.events.backstage.figures({ id: eventId }),
  })
  if (!data) return null
  const id = { id: String(eventId) }
  return {
    event: {
      label: inLanguage(data.event.title, language).value,
      href: addressOf('backstageEvent', language, id),
    },
    registrations: {
      label: say(registrationsTitle),
      href: addressOf('backstageRegistrations', language, id),
    },
  }
}
