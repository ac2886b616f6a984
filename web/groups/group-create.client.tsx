import { GroupEditor } from './group-editor.tsx'

/** A new group. */
export default function GroupCreate() {
  return <GroupEditor item={null} />
}
