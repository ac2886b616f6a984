import { fetching } from '#messages/fetching.ts'
import { tourCount as count, tourFieldNames as names, toursBackstage as words } from '#messages/tours.ts'
import { client } from '#web/client.ts'
import { RecordList } from '#web/records/record-list.tsx'

const { backstage: calls } = client.tours

export default function Tours() {
  return <RecordList {...{ kind: 'tours', calls, names, words, count, failed: fetching.loading }} />
}
