import { PageEditor } from './page-editor.tsx'

/** A new page. */
export default function ContentCreate() {
  return <PageEditor item={null} />
}
