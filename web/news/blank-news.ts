import type { NewsFields } from '#contract/news/news.ts'

/** An item with nothing in it, hidden. Its names are the fields that the editor saves. */
export const blankNews: NewsFields = {
  title: { de: '', en: '' },
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
}
