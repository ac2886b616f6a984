import { inBoth } from '#contract/language.ts'
import type { ShownPage } from '#contract/pages/page.ts'
import { pages } from '#messages/pages.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { trailTo } from './content.tsx'

/** Where a page of content stands. */
export function Trail({ page }: { page: ShownPage }) {
  const say = useSay()
  const language = useLanguage()
  return <Breadcrumbs label={say(shell.here)} trail={trailTo(page, language)} />
}

/** Says so where a page is there in the other language alone. */
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
