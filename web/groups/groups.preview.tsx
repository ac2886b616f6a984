import { preview } from '#web/shell/preview.ts'
import { GroupView } from './group-view.tsx'

export default preview({
  find: (client, link) => client.groups.preview(link),
  View: ({ shown }) => <GroupView group={shown} />,
})
