import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { registrationsTitle } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { isGone } from '#web/shell/backstage-refusals.tsx'
import type { Step } from '#web/trail.ts'

interface EventSteps {
  /** Empty until the title of the event is loaded. */
  event: Step[]
  registrations: Step[]
  isGone: boolean
}

/** Breadcrumbs of the screens below an event: the event, then its registrations. */
export function useEventSteps(eventId: number): EventSteps {
  const say = useSay()
  const language = useLanguage()
  const { data, error } = useQuery({
    queryKey: ['events', 'list', 'figures', eventId],
    queryFn: () => client.events.backstage.figures({ id: eventId }),
  })
  if (!data) return { event: [], registrations: [], isGone: isGone(error) }
  const id = { id: String(eventId) }
  const event = {
    label: inLanguage(data.event.title, language).value,
    href: addressOf('backstageEvent', language, id),
  }
  const registrations = {
    label: say(registrationsTitle),
    href: addressOf('backstageRegistrations', language, id),
  }
  return { event: [event], registrations: [event, registrations], isGone: false }
}
