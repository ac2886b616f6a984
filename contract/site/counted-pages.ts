import { type PageName, pathname } from '../pathnames.ts'

const doors: readonly PageName[] = ['login', 'lostPassword']

/** Whether views of a page are counted: none of backstage, of ways into it, or behind the link of a letter. */
export function isCounted(page: PageName): boolean {
  const { may, hasToken } = pathname(page)
  return !may && !hasToken && !doors.includes(page)
}
