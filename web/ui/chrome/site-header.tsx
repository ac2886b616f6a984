import { useRef } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Mark } from '#web/ui/brand/mark.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './site-header.module.css'
import type { LanguageLink, MenuEntry, MenuLink } from './site-menu.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useSlimHeader } from './use-slim-header.ts'
import { WideMenu } from './wide-menu.tsx'

type Props = {
  /** The institute's name in one or two lines, linked to the home page. */
  name: readonly string[]
  /** Its label is read by screen readers after the name, such as “home page”. */
  home: MenuLink
  season?: 'christmas' | undefined
  menu: readonly MenuEntry[]
  search?: MenuLink | undefined
  languages: readonly LanguageLink[]
  texts: { menu: string; languages: string; toDark: string; toLight: string }
}

export function SiteHeader({ name, home, season, menu, search, languages, texts }: Props) {
  const header = useRef<HTMLElement>(null)
  useSlimHeader(header)
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.row}>
        <Link href={home.href} className={styles.home}>
          <Mark season={season} />
          <span className={styles.name}>
            {name.map(line => (
              <span key={line}>{line} </span>
            ))}
            <VisuallyHidden>– {home.label}</VisuallyHidden>
          </span>
        </Link>
        <WideMenu menu={menu} label={texts.menu} />
        <div className={styles.tools}>
          {search && (
            <Link href={search.href} className={classNames(styles.search, styles.wideOnly)}>
              <Icon name="search" />
              <span>{search.label}</span>
            </Link>
          )}
          <LanguageSwitch languages={languages} label={texts.languages} />
          <ThemeToggle toDark={texts.toDark} toLight={texts.toLight} />
        </div>
        <MobileMenu menu={menu} search={search} texts={texts} />
      </div>
    </header>
  )
}
