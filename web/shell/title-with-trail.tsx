import type { ReactNode } from 'react'
import type { Section } from '#contract/pages/places.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

interface Props {
  title: string
  lead?: ReactNode
  /** Null for a page directly below the home page. */
  section?: Section | null
}

/** The title and breadcrumbs of a page without a list above it. */
export function TitleWithTrail({ title, lead, section = null }: Props) {
  const say = useSay()
  return (
    <>
      <Breadcrumbs label={say(shell.here)} trail={trailFrom(useLanguage(), section, { label: title })} />
      <PageTitle title={title} lead={lead} />
    </>
  )
}
