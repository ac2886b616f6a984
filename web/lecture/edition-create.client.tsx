import { EditionEditor } from './edition-editor.tsx'

/** A new edition. */
export default function EditionCreate() {
  return <EditionEditor item={null} />
}
