import { NewsEditor } from './news-editor.tsx'

/** A new item. */
export default function NewsCreate() {
  return <NewsEditor item={null} />
}
