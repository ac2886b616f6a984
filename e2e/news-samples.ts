/** A news item with nothing in it yet, hidden. */
export const blankNews = {
  title: { de: 'Titel', en: '' },
  teaser: { de: '', en: '' },
  content: { de: null, en: null },
  slug: { de: '', en: '' },
  tags: [],
  categoryId: null,
  imageId: null,
  imageAlt: null,
  authorId: null,
  isVisible: false,
  publishAt: null,
  unpublishAt: null,
} as const

/** A text of one paragraph. */
export function documentOf(words: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
}
