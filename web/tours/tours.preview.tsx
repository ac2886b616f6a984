import { preview } from '#web/shell/preview.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

export default preview({
  find: (client, link) => client.tours.preview(link),
  View: ({ shown }) => <PageTitle title={shown.title} lead={shown.teaser} />,
})
