import { ActionIcon, Burger, Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconExternalLink, IconLogout, IconSearch } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { languages } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { backstage } from '#messages/backstage.ts'
import { search } from '#messages/search.ts'
import { shell } from '#messages/shell.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Mark } from '#web/ui/brand/mark.tsx'
import { LanguageSwitch } from '#web/ui/chrome/language-switch.tsx'
import { ThemeToggle } from '#web/ui/chrome/theme-toggle.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './backstage.module.css'
import { Palette } from './palette.tsx'
import { useUser } from './signed-in.tsx'

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
      <Tooltip label={`${label} (Ctrl K)`}>
        <ActionIcon variant="subtle" size="lg" aria-label={label} onClick={palette.open}>
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Palette opened={isOpen} onOpen={palette.open} onClose={palette.close} />
    </>
  )
}

function UserMenu() {
  const say = useSay()
  const language = useLanguage()
  const { firstName, lastName, roleLabel } = useUser()
  // Leaving is a document of its own, so that nothing seen here stays in memory.
  const logOut = () =>
    client.account.logout({}).then(
      () => location.assign(addressOf('login', language)),
      error => toast.failed(textOf(error)),
    )
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles.user}>
          <VisuallyHidden>{say(backstage.account)}: </VisuallyHidden>
          <span className={styles.initials} aria-hidden>
            {firstName.slice(0, 1)}
            {lastName.slice(0, 1)}
          </span>
          <span className={styles.userName}>
            {firstName} {lastName}
          </span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say(roleLabel)}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void logOut()}>
          {say(account.logOut)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
