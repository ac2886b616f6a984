import { preview } from '#web/shell/preview.ts'
import { ReportView } from './report-view.tsx'

export default preview({
  find: (client, link) => client.reports.preview(link),
  View: ({ shown }) => <ReportView report={shown} isPreview />,
})
