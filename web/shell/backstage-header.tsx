import { ActionIcon, Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink, IconSearch } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { languages } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { backstage } from '#messages/backstage.ts'
import { search } from '#messages/search.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { tip } from '#web/ui/backstage/tips.tsx'
import { Mark } from '#web/ui/brand/mark.tsx'
import { LanguageSwitch } from '#web/ui/chrome/language-switch.tsx'
import { ThemeToggle } from '#web/ui/chrome/theme-toggle.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './backstage.module.css'
import { Palette } from './palette.tsx'
import { useUser } from './signed-in.tsx'
import { UserMenu } from './user-menu.tsx'

/** The strip above scrolls away after 40 px; the bar below it stays. */
export function BackstageHeader({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const { isDemo } = useUser()
  const { pathname, search: query } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <p>{isDemo ? say(account.demoBanner) : say(shell.institute)}</p>
        <Link href={addressOf('home', language)}>
          {say(backstage.website)} <IconExternalLink size={15} aria-hidden />
        </Link>
      </div>
      <div className={styles.bar}>
        <Burger
          className={styles.burger}
          opened={isMenuOpen}
          onClick={onMenu}
          aria-label={say(backstage.openMenu)}
          size="sm"
        />
        <Link href={addressOf('backstage', language)} className={styles.brand}>
          <Mark />
          <span>{say(backstage.title)}</span>
        </Link>
        <div className={styles.tools}>
          <Finder />
          <LanguageSwitch
            label={say(shell.languages)}
            languages={languages.map(other => ({
              label: other.toUpperCase(),
              name: other === 'de' ? 'Deutsch' : 'English',
              language: other,
              href: pathname.replace(/^\/(de|en)/, `/${other}`) + query,
              current: other === language,
            }))}
          />
          <ThemeToggle toDark={say(shell.toDark)} toLight={say(shell.toLight)} />
          <UserMenu />
        </div>
      </div>
    </header>
  )
}

function Finder() {
  const label = useSay()(search.palette)
  const [isOpen, palette] = useDisclosure(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="lg"
        {...tip(`${label} (Ctrl K)`)}
        aria-label={label}
        onClick={palette.open}
      >
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      <Palette opened={isOpen} onOpen={palette.open} onClose={palette.close} />
    </>
  )
}
