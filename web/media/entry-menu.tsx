import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import styles from './entries.module.css'
import type { EntryAction } from './one-entry.tsx'
import type { Entry } from './use-marked.ts'

interface Props {
  entry: Entry
  label: string
  actionsOf: (entry: Entry) => readonly EntryAction[]
}

/**
 * Renders the menu only after the first press: a menu for each of thousands of entries would make the list
 * slow.
 */
export function EntryMenu({ entry, label, actionsOf }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const button = (
    <button
      ref={opener}
      type="button"
      className={styles.menu}
      aria-label={`${label}: ${entry.name}`}
      aria-haspopup="menu"
      aria-expanded={isOpen === true}
      onClick={() => setOpen(!isOpen)}
    >
      <IconDots size={18} aria-hidden />
    </button>
  )
  if (isOpen === null) return button
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen} returnFocus>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actionsOf(entry).map(action => (
          <Menu.Item
            key={action.label}
            {...(action.isDangerous && { color: 'var(--danger)' })}
            onClick={() => {
              // A dialog returns the focus to the element that had it, and the menu item no longer exists by
              // then.
              opener.current?.focus()
              action.run(entry)
            }}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
