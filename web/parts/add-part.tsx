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
  /** Between two parts it is a line with a plus. */
  isBetween?: boolean
  onAdd: (type: ContentType) => void
}

/** Offers every kind of part with its sign, found by its name. */
export function AddPart({ isBetween = false, onAdd }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = types.filter(type => folded(say(partTypes[type])).includes(folded(typed)))
  const [first] = found
  const chooseFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOneChosen = event.currentTarget
      .closest('[data-menu-dropdown]')
      ?.querySelector('[data-menu-active]')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOneChosen || !first) return
    event.preventDefault()
    setOpen(false)
    onAdd(first)
  }
  return (
    <Menu position="bottom-start" withinPortal opened={isOpen} onChange={setOpen}>
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
          onKeyDown={chooseFirst}
        />
        <div className={styles.types} role="presentation">
          {found.map(type => (
            <TypeItem key={type} type={type} onAdd={onAdd} />
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

function TypeItem({ type, onAdd }: { type: ContentType; onAdd: (type: ContentType) => void }) {
  const Sign = partIcons[type]
  return (
    <Menu.Item leftSection={<Sign size={20} stroke={1.6} aria-hidden />} onClick={() => onAdd(type)}>
      {useSay()(partTypes[type])}
    </Menu.Item>
  )
}
