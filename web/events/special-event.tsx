import type { EventDetail } from '#contract/events/shown.ts'
import type { Bilingual } from '#contract/language.ts'
import type { ShownPage } from '#contract/pages/page.ts'
import { addressOf } from '#contract/pathnames.ts'
import { events as say } from '#messages/events.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ContentListing } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { EventView } from './event-view.tsx'

interface Props {
  page: ShownPage & { origin: string }
  event: EventDetail | null
  none: { title: Bilingual<string>; lead: Bilingual<string> }
}

/**
 * A menu page for the event with a certain flag, or a placeholder text, with the content written by staff.
 */
export function SpecialEvent({ page, event, none }: Props) {
  const words = useSay()
  const language = useLanguage()
  return (
    <ContentListing page={page}>
      {event ? (
        <EventView
          isPart
          event={event}
          address={page.origin + addressOf('event', language, { slug: event.slug })}
        />
      ) : (
        <EmptyState
          title={words(none.title)}
          actions={<ButtonLink href={addressOf('events', language)}>{words(say.toEvents)}</ButtonLink>}
        >
          {words(none.lead)}
        </EmptyState>
      )}
    </ContentListing>
  )
}
