import { Group, Stack, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { backstageMenu } from '#messages/backstage.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { shell } from '#messages/shell.ts'
import { windowTitle } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { Step } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'

interface Props {
  title: string
  /** Breadcrumbs after those of the parent addresses: for a list of registrations its event. */
  about?: readonly Step[]
  /** Content directly below the title, such as a count. */
  under?: ReactNode
  children?: ReactNode
}

/**
 * The head of every backstage screen: breadcrumbs, title, and the window title, which begins with the
 * screen's name.
 */
export function ScreenHead({ title, about = [], under, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { pathname } = useLocation()
  const above = [...screensAbove(pathname, language), ...about]
  const lists = above.slice(1).map(({ label }) => label)
  const whole = windowTitle([title, ...lists.reverse()].join(' · '), language)
  // After every render, because the router sets its own title on each navigation.
  useEffect(() => {
    document.title = whole
  })
  return (
    <Stack gap={0}>
      {above.length > 0 && <Breadcrumbs label={say(shell.here)} trail={[...above, { label: title }]} />}
      <Group justify="space-between">
        <div>
          {/* Repeats the typed title, which may be far too long. */}
          <Title order={1} size="h2" lineClamp={4}>
            {title}
          </Title>
          {under}
        </div>
        {children}
      </Group>
    </Stack>
  )
}

/** Returns the screens whose addresses are prefixes of this one, the overview first. */
function screensAbove(path: string, language: Language): Step[] {
  const here = matchAddress(path)?.name
  const words = path.split('/')
  return words.slice(0, -1).flatMap((_, index) => {
    const href = words.slice(0, index + 1).join('/')
    const { name, parameters } = matchAddress(href) ?? {}
    // A segment before an id in the address of a sub-screen, such as `invitations`, is no record.
    if (!name?.startsWith('backstage') || name === 'backstageUnknown' || name === here || parameters?.id)
      return []
    const label = name === 'backstage' ? backstageMenu.home : screenTitle(name, false)
    return [{ label: label[language], href }]
  })
}
