import { preview } from '#web/shell/preview.ts'
import { ContestView } from './contest-view.tsx'

export default preview({
  find: (client, link) => client.contests.preview(link),
  View: ({ shown }) => <ContestView contest={shown} form={null} />,
})
