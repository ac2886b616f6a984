import { blankEdition, type Edition, type EditionFields } from '#contract/lecture/edition.ts'
import { editionFieldNames, lectureBackstage } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { EditionSide } from './edition-side.tsx'
import { EditionTexts } from './edition-texts.tsx'
import { RecordingFields } from './recording-fields.tsx'

const blank = blankEdition(new Date().getFullYear())

/** One edition, to be changed or made: its texts, and the recording below; beside them year, event and files. */
export default function EditionItemScreen() {
  return (
    <RecordScreen<EditionFields, Edition>
      {...{ kind: 'lecture', calls: client.lecture.backstage, blank }}
      {...{ words: lectureBackstage, names: editionFieldNames, Texts: EditionTexts, Side: EditionSide }}
      texts={['title', 'speaker', 'abstract', 'transcript']}
      below={({ form }) => <RecordingFields form={form} />}
    />
  )
}
