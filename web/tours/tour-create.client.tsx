import { TourEditor } from './tour-editor.tsx'

export default function TourCreate() {
  return <TourEditor item={null} />
}
