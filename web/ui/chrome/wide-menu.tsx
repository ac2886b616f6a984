import { useId, useRef } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { isGroup, type MenuEntry, type MenuGroup } from './site-menu.ts'
import { useQuietPanels } from './use-quiet-panels.ts'
import styles from './wide-menu.module.css'

type Props = { menu: readonly MenuEntry[]; label: string }

/** The menu as a bar; its groups open as panels, one at a time. */
export function WideMenu({ menu, label }: Props) {
  const nav = useRef<HTMLElement>(null)
  const panels = useId()
  useQuietPanels(nav)
  return (
    <nav ref={nav} className={styles.menu} aria-label={label}>
      <ul className={styles.entries}>
        {menu.map(entry => (
          <li key={entry.label} className={styles.entry}>
            {isGroup(entry) ? <Panel group={entry} name={panels} /> : <Entry entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ entry }: { entry: Exclude<MenuEntry, MenuGroup> }) {
  return (
    <Link
      href={entry.href}
      className={classNames(styles.label, entry.highlighted && styles.highlighted)}
      aria-current={entry.current ? 'page' : undefined}
    >
      <span>{entry.label}</span>
    </Link>
  )
}

function Panel({ group, name }: { group: MenuGroup; name: string }) {
  return (
    <details name={name} className={styles.group} data-panel="">
      <summary className={styles.label} data-current={group.current ? '' : undefined}>
        <span>{group.label}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.panel}>
        {group.links.map(link => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.current ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
