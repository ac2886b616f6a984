import type { EventDetail } from '#contract/events/shown.ts'
import { events as say } from '#messages/events.ts'
import { RecordingFilm } from '#web/films/recording-film.tsx'
import { useSay } from '#web/language.ts'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import { LivestreamBox } from './livestream-box.tsx'
import { eventParts } from './next-step.tsx'

/** The stream, and after its end the recording in its place. */
export function EventMedia({ event }: { event: EventDetail }) {
  const words = useSay()
  const { title, image, recording } = event
  const stream = recording && event.livestream?.state === 'over' ? null : event.livestream
  return (
    <>
      {recording && (
        <div id={eventParts.recording}>
          <DetailPart title={words(say.recording)} isThere>
            <RecordingFilm
              recording={recording}
              name={title}
              poster={recording.video && !recording.video.poster ? image : null}
              action={words(say.toRecording)}
            />
          </DetailPart>
        </div>
      )}
      {stream && (
        <div id={eventParts.livestream}>
          <DetailPart title={words(say.stream)} isThere>
            <LivestreamBox stream={stream} title={title} />
          </DetailPart>
        </div>
      )}
    </>
  )
}
