import { preview } from '#web/shell/preview.ts'
import { ProfileView } from './profile-view.tsx'

export default preview({
  find: (client, link) => client.people.preview(link),
  View: ({ shown }) => <ProfileView profile={shown} address="" />,
})
