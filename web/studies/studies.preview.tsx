import { preview } from '#web/shell/preview.ts'
import { StudyView } from './study-view.tsx'

export default preview({
  find: (client, link) => client.studies.preview(link),
  View: ({ shown }) => <StudyView study={shown} />,
})
