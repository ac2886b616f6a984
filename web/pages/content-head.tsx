import { inBoth } from '#contract/language.ts'
import type { ShownPage } from '#contract/pages/page.ts'
import { pages } from '#messages/pages.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { trailTo } from './content.tsx'

/** Breadcrumbs of a content page. */
export function Trail({ page }: { page: ShownPage }) {
  const say = useSay()
  const language = useLanguage()
  return <Breadcrumbs label={say(shell.here)} trail={trailTo(page, language)} />
}

/** Notice that a page exists only in the other language. */
export function OtherLanguage({ page }: { page: ShownPage }) {
  const say = useSay()
  const language = useLanguage()
  if (page.language === language) return null
  const only = inBoth(one => pages[page.language === 'de' ? 'pageOnlyGerman' : 'pageOnlyEnglish'][one])
  return (
    <div lang={language}>
      <Notice title={say(only)} />
    </div>
  )
}
