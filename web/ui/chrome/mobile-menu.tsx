import { useId, useRef } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './mobile-menu.module.css'
import { isGroup, type MenuEntry, type MenuLink } from './site-menu.ts'
import { type ThemeTexts, ThemeToggle } from './theme-toggle.tsx'
import { useQuietPanels } from './use-quiet-panels.ts'

type Props = {
  menu: readonly MenuEntry[]
  search?: MenuLink | undefined
  texts: ThemeTexts & { menu: string }
}

/** A button that opens the whole menu. */
export function MobileMenu({ menu, search, texts }: Props) {
  const panel = useRef<HTMLDetailsElement>(null)
  const groups = useId()
  useQuietPanels(panel)
  return (
    <details ref={panel} className={styles.menu} data-mobile-menu="">
      <summary className={styles.button}>
        <Icon name="menu" />
        <Icon name="close" />
        <span>{texts.menu}</span>
      </summary>
      <nav className={styles.panel} aria-label={texts.menu}>
        <ul className={styles.entries}>
          {search && <Entry link={search} />}
          {menu.map(entry =>
            isGroup(entry) ? (
              <li key={entry.label}>
                <details name={groups} className={styles.group} open={entry.current ?? false}>
                  <summary className={styles.entry} data-current={entry.current ? '' : undefined}>
                    <span>{entry.label}</span>
                    <Icon name="chevron-down" />
                  </summary>
                  <ul className={styles.links}>
                    {entry.links.map(link => (
                      <Entry key={link.href} link={link} />
                    ))}
                  </ul>
                </details>
              </li>
            ) : (
              <Entry key={entry.label} link={entry} />
            ),
          )}
        </ul>
        <ThemeToggle toDark={texts.toDark} toLight={texts.toLight} inWords />
      </nav>
    </details>
  )
}

function Entry({ link }: { link: MenuLink & { highlighted?: boolean | undefined } }) {
  return (
    <li>
      <Link
        href={link.href}
        className={styles.entry}
        aria-current={link.current ? 'page' : undefined}
        data-highlighted={link.highlighted ? '' : undefined}
      >
        <span>{link.label}</span>
      </Link>
    </li>
  )
}
