import { UserEditor } from './user-editor.tsx'

/** Somebody new, who is invited when saved. */
export default function UserCreate() {
  return <UserEditor item={null} />
}
