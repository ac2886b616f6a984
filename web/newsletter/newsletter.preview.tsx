import { preview } from '#web/shell/preview.ts'
import { IssueView } from './issue-view.tsx'

export default preview({
  find: (client, link) => client.newsletter.preview(link),
  View: ({ shown }) => <IssueView issue={shown} />,
})
