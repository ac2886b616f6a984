import { type PageName, pathname } from '../pathnames.ts'

const doors: readonly PageName[] = ['login', 'lostPassword']

/** Whether views of a page are counted: not those of backstage, of login pages, or behind mailed links. */
export function isCounted(page: PageName): boolean {
  const { may, hasToken } = pathname(page)
  return !may && !hasToken && !doors.includes(page)
}
