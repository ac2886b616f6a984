import type { Language } from '#contract/language.ts'
import { addressOf, type PageName, pathname } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import type { MenuEntry } from '#web/ui/site-menu.ts'

const entries = [
  { page: 'home', label: shell.home },
  { page: 'news', label: shell.news },
  { page: 'contact', label: shell.contact },
] as const satisfies { page: PageName; label: { de: string; en: string } }[]

/** The public menu; pages whose area comes later are not linked. */
export function publicMenu(language: Language, current: string): MenuEntry[] {
  return entries
    .filter(({ page }) => !pathname(page).isLater)
    .map(({ page, label }) => {
      const href = addressOf(page, language)
      const isCurrent = page === 'home' ? current === href : current.startsWith(href)
      return { label: label[language], href, current: isCurrent }
    })
}
