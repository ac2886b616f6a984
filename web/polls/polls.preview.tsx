import { preview } from '#web/shell/preview.ts'
import { PollView } from './poll-view.tsx'

export default preview({
  find: (client, link) => client.polls.preview(link),
  View: ({ shown }) => <PollView poll={shown} />,
})
