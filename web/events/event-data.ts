import type { EventDetail } from '#contract/events/shown.ts'
import { institute } from '#web/structured-data.ts'

const modes = { inPresence: 'Offline', online: 'Online', hybrid: 'Mixed' } as const

/** Returns an event as schema.org data; contains nothing that its page does not show. */
export function eventData(origin: string, address: string, event: EventDetail) {
  const { title, teaser, start, end, language, image, attendance, isCancelled, keySpeaker } = event
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': address,
    url: address,
    name: title,
    description: teaser,
    inLanguage: language,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${modes[attendance]}EventAttendanceMode`,
    ...(image && { image: [origin + image.src] }),
    location: placesOf(address, event),
    organizer: institute(origin, language),
    ...seatsOf(event),
    ...(keySpeaker && { performer: { '@type': 'Person', name: keySpeaker.name } }),
    ...(event.registration && { isAccessibleForFree: true, offers: offerOf(address, event.registration) }),
  }
}

function placesOf(address: string, { attendance, venue }: EventDetail) {
  const place = {
    '@type': 'Place',
    ...(venue?.name && { name: venue.name }),
    ...(venue?.url && { sameAs: venue.url }),
    ...(venue?.address && { address: venue.address.replace(/\n/g, ', ') }),
  }
  const online = { '@type': 'VirtualLocation', url: address }
  return { inPresence: [place], online: [online], hybrid: [place, online] }[attendance]
}

// Only if each way to take part shows its exact number of free seats (decision 342).
function seatsOf({ registration }: EventDetail) {
  if (registration?.state !== 'open') return {}
  const left = registration.ways.map(({ seatsLeft }) =>
    seatsLeft === null || seatsLeft > 20 ? null : seatsLeft,
  )
  const sum = left.reduce((all: number | null, one) => (all === null || one === null ? null : all + one), 0)
  return sum === null ? {} : { remainingAttendeeCapacity: sum }
}

// Registration is free of charge.
function offerOf(address: string, { state, start, ways }: NonNullable<EventDetail['registration']>) {
  const isFull = ways.length > 0 && ways.every(way => way.isFull)
  const availability = state === 'open' && !isFull ? 'InStock' : state === 'notYet' ? 'PreOrder' : 'SoldOut'
  return {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'EUR',
    url: address,
    availability: `https://schema.org/${availability}`,
    ...(start && { validFrom: start }),
  }
}
