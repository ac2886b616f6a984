import { Button, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { folded } from '#contract/folding.ts'
import type { ContentType } from '#contract/pages/items.ts'
import { pagesBackstage, partTypes } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'
import styles from './add-part.module.css'
import { partIcons } from './part-icons.ts'

const types = Object.keys(partTypes) as ContentType[]

interface Props {
  /** Shown as a line with a plus between two parts. */
  isBetween?: boolean
  onAdd: (type: ContentType) => void
}

/** Menu of all types of parts, searchable by name. */
export function AddPart({ isBetween = false, onAdd }: Props) {
  const say = useSay()
  // After a choice the new part keeps the focus; closing the menu returns it to the button.
  const [menu, setMenu] = useState<'closed' | 'open' | 'chosen'>('closed')
  const [typed, setTyped] = useState('')
  const found = types.filter(type => folded(say(partTypes[type])).includes(folded(typed)))
  const [first] = found
  const choose = (type: ContentType) => {
    setMenu('chosen')
    onAdd(type)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && first) choose(first)
    // Moves the focus into the list, because screen readers do not announce an item that is only highlighted.
    else if (event.key === 'ArrowDown') itemsBeside(event.currentTarget)[0]?.focus()
    else if (event.key === 'ArrowUp') itemsBeside(event.currentTarget).at(-1)?.focus()
    else return
    event.preventDefault()
  }
  return (
    <Menu
      position="bottom-start"
      withinPortal
      opened={menu === 'open'}
      returnFocus={menu !== 'chosen'}
      onChange={isOpen => setMenu(now => (isOpen ? 'open' : now === 'chosen' ? now : 'closed'))}
    >
      <Menu.Target>
        {isBetween ? (
          <UnstyledButton className={styles.between} aria-label={say(pagesBackstage.addPartHere)}>
            <IconPlus size={16} aria-hidden />
          </UnstyledButton>
        ) : (
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {say(pagesBackstage.addPart)}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Search
          aria-label={say(pagesBackstage.findPart)}
          placeholder={say(pagesBackstage.findPart)}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={press}
        />
        <div className={styles.types} role="presentation">
          {found.map(type => (
            <TypeItem key={type} type={type} onAdd={choose} />
          ))}
        </div>
        {!first && (
          <Text p="xs" size="sm" c="dimmed" role="status">
            {say(pagesBackstage.noSuchPart)}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function itemsBeside(search: HTMLElement): HTMLElement[] {
  return [...(search.closest('[role=menu]')?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function TypeItem({ type, onAdd }: { type: ContentType; onAdd: (type: ContentType) => void }) {
  const Sign = partIcons[type]
  return (
    <Menu.Item leftSection={<Sign size={20} stroke={1.6} aria-hidden />} onClick={() => onAdd(type)}>
      {useSay()(partTypes[type])}
    </Menu.Item>
  )
}
