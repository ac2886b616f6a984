import { Drawer } from '@mantine/core'
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { backstage } from '#messages/backstage.ts'
import { shell } from '#messages/shell.ts'
import { useSay } from '#web/language.ts'
import { ProgressLine } from '#web/ui/chrome/progress-line.tsx'
import { SkipLink } from '#web/ui/chrome/skip-link.tsx'
import { ProofDialog } from './asked-again-dialog.tsx'
import styles from './backstage.module.css'
import { BackstageHeader } from './backstage-header.tsx'
import nav from './backstage-nav.module.css'
import { BackstageNav } from './backstage-nav.tsx'
import { CopyBar } from './copy-bar.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useOwnLinks } from './own-links.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionEnded } from './session-ended.tsx'
import { useFocusOnScreen } from './use-focus-on-screen.ts'

const narrow = 'backstage-menu'

/** The frame of backstage: header, menu and current screen. */
export function BackstagePage({ children }: { children: ReactNode }) {
  const say = useSay()
  const [isNarrow, setNarrow] = useStoredSwitch(narrow)
  const { pathname } = useLocation()
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const isDrawerOpen = drawerAt === pathname // navigating to another screen closes it
  const isLoading = useIsFetching() > 0
  const isBusy = useOwnLinks('backstage') || isLoading
  useFocusOnScreen('content')
  return (
    <>
      <SkipLink target="content" label={say(shell.skip)} />
      <ProgressLine busy={isBusy} label={say(shell.loading)} />
      <BackstageHeader onMenu={() => setDrawerAt(pathname)} isMenuOpen={isDrawerOpen} />
      <div className={styles.body}>
        <nav className={nav.side} aria-label={say(backstage.menu)} data-narrow={isNarrow || undefined}>
          <BackstageNav isNarrow={isNarrow} onNarrow={() => setNarrow(!isNarrow)} />
        </nav>
        <main id="content" tabIndex={-1} className={styles.main}>
          <CopyBar />
          {children}
        </main>
      </div>
      <RouteAnnouncer />
      <OfflineNote sentence={backstage.offline} at="top" />
      <SessionEnded />
      <ProofDialog />
      <Drawer opened={isDrawerOpen} onClose={() => setDrawerAt(null)} title={say(backstage.menu)} size={320}>
        <nav aria-label={say(backstage.menu)}>
          <BackstageNav isNarrow={false} />
        </nav>
      </Drawer>
    </>
  )
}

function useStoredSwitch(key: string): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === '1')
  const remember = (next: boolean) => {
    setValue(next)
    localStorage.setItem(key, next ? '1' : '0')
  }
  return [value, remember]
}
