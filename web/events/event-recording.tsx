import { RecordingFields } from '#web/films/recording-fields.tsx'
import type { EventForm } from './event-form.ts'

/** Recording and slides of an event. Those of a Hahn lecture are edited in its edition. */
export function EventRecording({ form: { values, set, update } }: EventForm) {
  if (values.isHahnLecture && values.recording.videoId === null && values.recording.address === '')
    return null
  return (
    <RecordingFields
      {...{ recording: values.recording, slidesId: values.slidesId, posterId: values.imageId }}
      folder="veranstaltungen"
      onRecording={make => update('recording', make)}
      onSlides={slidesId => set('slidesId', slidesId)}
    />
  )
}
