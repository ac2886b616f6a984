import { NavLink } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { backstage } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { tip } from '#web/ui/backstage/tips.tsx'
import { entryAt, type MenuEntry, menuFor } from './backstage-menu.ts'
import styles from './backstage-nav.module.css'
import { useUser } from './signed-in.tsx'

interface Props {
  isNarrow: boolean
  onNarrow?: () => void
}

/** The menu by permissions. When collapsed, it shows icons, with labels on hover and focus. */
export function BackstageNav({ isNarrow, onNarrow }: Props) {
  const say = useSay()
  const groups = menuFor(useUser().flags)
  const here = entryAt(groups, useLocation().pathname)
  const Fold = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const fold = say(isNarrow ? backstage.wideMenu : backstage.narrowMenu)
  return (
    <>
      {groups.map(({ label, entries }) => (
        <div key={entries[0]?.page} className={styles.group}>
          {label && !isNarrow && <p className={styles.groupLabel}>{say(label)}</p>}
          <ul className={styles.entries}>
            {entries.map(entry => (
              <li key={entry.page}>
                <Entry entry={entry} isHere={entry.page === here} isNarrow={isNarrow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {onNarrow && (
        <NavLink
          component="button"
          type="button"
          className={styles.fold}
          {...(isNarrow && tip(fold, 'right'))}
          aria-label={fold}
          label={isNarrow ? undefined : fold}
          leftSection={<Fold size={20} stroke={1.6} aria-hidden />}
          onClick={onNarrow}
        />
      )}
    </>
  )
}

interface EntryProps {
  entry: MenuEntry
  isHere: boolean
  isNarrow: boolean
}

function Entry({ entry, isHere, isNarrow }: EntryProps) {
  const label = useSay()(entry.label)
  const address = addressOf(entry.page, useLanguage())
  return (
    <NavLink
      component={Link}
      to={address}
      active={isHere}
      {...(isNarrow && tip(label, 'right'))}
      aria-current={isHere ? 'page' : undefined}
      aria-label={label}
      label={isNarrow ? undefined : label}
      leftSection={<entry.icon size={20} stroke={1.6} aria-hidden />}
    />
  )
}
