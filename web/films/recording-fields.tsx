import { SimpleGrid, TextInput } from '@mantine/core'
import type { Recording } from '#contract/files/recording.ts'
import { recordings as words } from '#messages/films-backstage.ts'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import { CaptionFields } from './caption-fields.tsx'
import { FilmField } from './film-field.tsx'

interface Props {
  recording: Recording
  slidesId: number | null
  posterId: number | null
  /** Folder for uploaded slides. */
  folder: string
  onRecording: (make: (now: Recording) => Recording) => void
  onSlides: (slidesId: number | null) => void
}

/** The recording of a talk: an own film with captions or the address at a video host; and its slides. */
export function RecordingFields(props: Props) {
  const { recording, slidesId, posterId, folder, onRecording, onSlides } = props
  const say = useSay()
  const field = useField()
  const change = (part: Partial<Recording>) => onRecording(now => ({ ...now, ...part }))
  return (
    <Panel title={say(words.recording)}>
      <FilmField
        kind="video"
        videoId={recording.videoId}
        posterId={posterId}
        onFilm={videoId => change({ videoId })}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} my="sm">
        <CaptionFields
          value={recording.videoCaptions}
          onChange={make => onRecording(now => ({ ...now, videoCaptions: make(now.videoCaptions) }))}
        />
      </SimpleGrid>
      <TextInput
        {...field('recording.address')}
        mb="sm"
        label={say(words.recordingAddress)}
        value={recording.address}
        onChange={event => change({ address: event.currentTarget.value })}
      />
      <FileField label={say(words.slides)} folder={folder} value={slidesId} onChange={onSlides} />
    </Panel>
  )
}
