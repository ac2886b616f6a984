import { addressOf } from '#contract/pathnames.ts'
import type { TourListed } from '#contract/tours/tour.ts'
import { fetching } from '#messages/fetching.ts'
import { tourCount, tours, toursBackstage } from '#messages/tours.ts'
import { client } from '#web/client.ts'
import { useLanguage } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { useTourFieldName } from './tour-editor.tsx'

export default function TourList() {
  return (
    <RecordList<TourListed>
      {...{ name: 'tours.backstage.list', kind: 'tours', calls: client.tours.backstage }}
      fieldLabel={useTourFieldName()}
      title={tours.title}
      count={tourCount}
      failed={fetching.loading}
      empty={{ title: tours.empty, lead: toursBackstage.emptyLead }}
      create={{ label: toursBackstage.create, address: addressOf('backstageTourCreate', useLanguage()) }}
      columns={[]}
      filters={[]}
    />
  )
}
