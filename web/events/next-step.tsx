import type { EventDetail } from '#contract/events/shown.ts'
import { events as say } from '#messages/events.ts'
import { useSay } from '#web/language.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'

interface Props {
  event: EventDetail
  /** Address of the event's page; empty in a preview. */
  address: string
  /** The id of the form on this page, where there is one. */
  form: string | null
}

/** Ids of the parts of an event's page that its box links to. */
export const eventParts = {
  registration: 'registration',
  livestream: 'livestream',
  recording: 'recording',
} as const

/**
 * Links to the actions available now: watch the stream or the recording, and register while registration is
 * open.
 */
export function NextStep({ event, address, form }: Props) {
  const words = useSay()
  const { registration, livestream, recording } = event
  return (
    <>
      {livestream?.state === 'live' && (
        <ButtonLink href={`#${eventParts.livestream}`} icon="play">
          {words(say.streamLabel)}
        </ButtonLink>
      )}
      {recording && (
        <ButtonLink href={`#${eventParts.recording}`} icon="play">
          {words(say.toRecording)}
        </ButtonLink>
      )}
      {registration?.state === 'open' && (form || address) && (
        <ButtonLink
          href={form ? `#${form}` : `${address}#${eventParts.registration}`}
          icon="arrow-right"
          iconLast
        >
          {words(event.standing?.is === 'full' ? say.toWaitingList : say.toForm)}
        </ButtonLink>
      )}
    </>
  )
}
