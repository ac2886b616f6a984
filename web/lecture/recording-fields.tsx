import { SimpleGrid, TextInput } from '@mantine/core'
import { languages } from '#contract/language.ts'
import type { Edition, EditionFields, Recording } from '#contract/lecture/edition.ts'
import { records } from '#messages/backstage.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { FilmField } from '#web/films/film-field.tsx'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'

/** The film of the lecture: a file of ours with captions, or the address at a host of films. */
export function RecordingFields({ form }: { form: RecordForm<EditionFields, Edition> }) {
  const say = useSay()
  const field = useField()
  const names = say(records.languageNames)
  const { recording, imageId } = form.values
  const change = (part: Partial<Recording>) => form.update('recording', now => ({ ...now, ...part }))
  return (
    <Panel title={say(words.recording)}>
      <FilmField
        kind="video"
        videoId={recording.videoId}
        posterId={imageId}
        onFilm={videoId => change({ videoId })}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} my="sm">
        {languages.map(language => (
          <FileField
            key={language}
            label={`${say(words.captions)} (${names[language]})`}
            kind="captions"
            folder="videos/captions"
            accept=".vtt,text/vtt"
            value={recording.videoCaptions[language]}
            onChange={id =>
              form.update('recording', now => ({
                ...now,
                videoCaptions: { ...now.videoCaptions, [language]: id },
              }))
            }
          />
        ))}
      </SimpleGrid>
      <TextInput
        {...field('recording.address')}
        label={say(words.recordingAddress)}
        value={recording.address}
        onChange={event => change({ address: event.currentTarget.value })}
      />
    </Panel>
  )
}
