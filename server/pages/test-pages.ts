import type { ContentItem, ContentItemOf, ContentType } from '#contract/pages/items.ts'
import { blankPage, type PageFields } from '#contract/pages/page.ts'
import { paragraphs } from '#contract/richtext.ts'
import { createUser } from '#server/people/people.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { pagesRouter } from './router.ts'

const blankItem = {
  isVisible: true,
  title: { de: '', en: '' },
  mediaType: 'none',
  imageId: null,
  imageAlt: null,
  videoId: null,
  videoCaptions: { de: null, en: null },
  caption: { de: '', en: '' },
  isCaptionVisible: true,
} as const

/** A part with rich text, in German and optionally in English. */
export function textItem(id: string, de: string, en = ''): ContentItem {
  const content = { de: de ? paragraphs(de) : null, en: en ? paragraphs(en) : null }
  return { ...blankItem, id, type: 'text', contentType: 'richText', content }
}

/** A part of another type, with its content. */
export function blockItem<T extends Exclude<ContentType, 'text'>>(
  id: string,
  type: T,
  content: ContentItemOf<T>['content'],
): ContentItem {
  return { ...blankItem, id, type, contentType: 'json', content } as ContentItem
}

export const institute: PageFields = {
  ...blankPage,
  page: 'laboratory',
  title: { de: 'Das Institut', en: 'The institute' },
  slug: { de: 'institut', en: 'institute' },
  items: [textItem('about', 'Wir messen bei sieben Tesla.', 'We measure at seven tesla.')],
  isVisible: true,
}

type Backstage = typeof pagesRouter.backstage
type Pages = Omit<typeof pagesRouter, 'backstage'>

/** Opens the calls of pages for clara, who may edit them, and for a visitor. */
export async function openTestPages() {
  const calls = await openTestCalls()
  const clara = await createUser(calls.dependencies, {
    username: 'clara',
    email: 'clara@example.org',
    firstName: 'Clara',
    lastName: 'Winter',
    role: 'contentEditor',
  })
  const caller = staff(clara, 'canEditContent')
  return {
    ...calls,
    edit: <Name extends keyof Backstage>(name: Name, input: object) =>
      calls.call(`pages.backstage.${name}`, pagesRouter.backstage[name] as never)(input, {
        caller,
      }) as ReturnType<Backstage[Name]>,
    read: <Name extends keyof Pages>(name: Name, input: object, asking: object = {}) =>
      calls.call(`pages.${name}`, pagesRouter[name] as never)(input, asking) as ReturnType<Pages[Name]>,
  }
}
