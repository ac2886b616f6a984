import type { ReactNode } from 'react'
import { addressOf } from '#contract/pathnames.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

/** The head of a page directly below home. */
export function TitleWithTrail({ title, lead }: { title: string; lead?: ReactNode }) {
  const say = useSay()
  const home = { label: say(shell.home), href: addressOf('home', useLanguage()) }
  return (
    <>
      <Breadcrumbs label={say(shell.here)} trail={[home, { label: title }]} />
      <PageTitle title={title} lead={lead} />
    </>
  )
}
