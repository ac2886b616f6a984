import { preview } from '#web/shell/preview.ts'
import { PageView } from './page-view.tsx'

export default preview({
  find: (client, link) => client.pages.preview(link),
  View: ({ shown }) => <PageView page={shown} />,
})
