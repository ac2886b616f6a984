import { blankTour, type TourFields } from '#contract/tours/tour.ts'
import { tourFieldNames as names } from '#messages/tours.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import preview from './tours.preview.tsx'

const Texts = textsOf<TourFields>([
  { line: 'title', label: names.title },
  { teaser: 'teaser', label: names.teaser, most: 500 },
])

export default function TourScreen() {
  const screen = { kind: 'tours', calls: client.tours.backstage, blank: blankTour } as const
  return <RecordScreen {...{ ...screen, names, Texts, preview, texts: ['title', 'teaser'] }} />
}
