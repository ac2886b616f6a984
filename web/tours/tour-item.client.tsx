import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { TourEditor, useTourFieldName } from './tour-editor.tsx'

export default function TourItemScreen() {
  const fieldLabel = useTourFieldName()
  return (
    <RecordScreen
      {...{ kind: 'tours', calls: client.tours.backstage, fieldLabel }}
      texts={['title', 'teaser']}
    >
      {item => <TourEditor key={item.id} item={item} />}
    </RecordScreen>
  )
}
