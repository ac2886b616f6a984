import { useState } from 'react'
import { blankEdition, editionRecord } from '#contract/lecture/edition.ts'
import { editionFieldNames } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { RecordingFields } from '#web/films/recording-fields.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { useNextYear } from '#web/records/use-next-year.ts'
import { EditionPanels } from './edition-panels.tsx'
import { EditionTexts } from './edition-texts.tsx'
import preview from './lecture.preview.tsx'

const calls = client.lecture.backstage

/** Editor of an edition: texts, with the recording below; year, event and files in the side panels. */
export default function EditionItemScreen() {
  const year = useNextYear('lecture', calls.list, new Date().getFullYear())
  return year && <EditionOf year={year} />
}

/** `year` is the year of a new edition. */
function EditionOf({ year }: { year: number }) {
  const [blank] = useState(() => blankEdition(year))
  return (
    <RecordScreen
      {...{ kind: 'lecture', calls, declared: editionRecord, blank }}
      {...{ names: editionFieldNames, Texts: EditionTexts, Panels: EditionPanels, preview }}
      slugFrom={({ year }) => String(year)}
      texts={['title', 'speaker', 'abstract', 'transcript']}
      below={({ form: { values, set, update } }) => (
        <RecordingFields
          {...{ recording: values.recording, slidesId: values.slidesId, posterId: values.imageId }}
          folder="hahn-lecture"
          onRecording={make => update('recording', make)}
          onSlides={slidesId => set('slidesId', slidesId)}
        />
      )}
    />
  )
}
