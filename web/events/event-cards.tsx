import type { EventCard } from '#contract/events/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { eventCards as say } from '#messages/event-cards.ts'
import { timesWithZone, whenOf } from '#messages/event-when.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import { EventDate } from './event-date.tsx'
import { EventStanding } from './event-standing.tsx'

interface Props {
  events: readonly EventCard[]
  label?: string
  heading?: 'h3' | 'h4'
}

/** List of events, each with its day; an event without its own page is not linked. */
export function EventCards({ events, label, heading = 'h3' }: Props) {
  const language = useLanguage()
  return (
    <CardList label={label}>
      {events.map(event => {
        const own = event.language === language ? undefined : event.language
        return (
          <Card
            key={event.id}
            shape="row"
            heading={heading}
            href={event.hasPage ? addressOf('event', language, { slug: event.slug }) : undefined}
            title={<span lang={own}>{event.title}</span>}
            meta={<Meta event={event} />}
            teaser={<span lang={own}>{event.teaser}</span>}
            date={<EventDate start={event.start} />}
            tags={event.standing && <EventStanding standing={event.standing} />}
          />
        )
      })}
    </CardList>
  )
}

function Meta({ event }: { event: EventCard }) {
  const words = useSay()
  const language = useLanguage()
  const time = event.isOneDayEvent ? timesWithZone(event, language) : words(whenOf(event))
  const place = event.attendance === 'online' ? '' : event.venueName
  return [time, place, words(say.attendance)[event.attendance]].filter(Boolean).join(' · ')
}
