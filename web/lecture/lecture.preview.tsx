import { preview } from '#web/shell/preview.ts'
import { EditionView } from './edition-view.tsx'

export default preview({
  find: (client, link) => client.lecture.preview(link),
  View: ({ shown }) => <EditionView edition={shown} address="" />,
})
