import { Text, TextInput, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { search } from '#messages/search.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { ShortcutDialog } from '#web/ui/backstage/shortcut-dialog.tsx'
import { isEnter } from '#web/ui/control/is-enter.ts'
import styles from './palette.module.css'
import { type Goal, useGoals, withKeys } from './palette-goals.ts'

interface Props {
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

/** The command palette, opened by Ctrl or ⌘ and K: finds screens, commands, fields and records by name. */
export function Palette({ opened, onOpen, onClose }: Props) {
  const title = useSay()(search.palette)
  useHotkeys([['mod+K', onOpen]], [], true)
  const goTo = (place: HTMLElement | undefined) => {
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'center' })
    onClose()
  }
  return (
    <ShortcutDialog opened={opened} onClose={onClose} title={title} size="lg">
      <Finder onGone={goTo} />
    </ShortcutDialog>
  )
}

function Finder({ onGone }: { onGone: (place?: HTMLElement) => void }) {
  const say = useSay()
  const go = useNavigate()
  const list = useId()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const { goals, isSearching, error } = useGoals(words)
  const open = (goal: Goal | undefined) => {
    if (!goal) return
    if (typeof goal.to !== 'string') return onGone(goal.to)
    onGone()
    void go(goal.to)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isEnter(event)) {
      event.preventDefault() // otherwise the key would activate the next focused element
      open(goals[chosen])
    }
    if (!step || goals.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + goals.length) % goals.length)
  }
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={goals[chosen] ? `${list}-${chosen}` : undefined}
        aria-label={say(search.paletteHint)}
        placeholder={say(search.paletteHint)}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={words}
        onChange={event => {
          setWords(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKey}
      />
      <div id={list} role="listbox" aria-label={say(search.palette)} className={styles.list}>
        {withKeys(goals).map(({ key, goal }, place) => (
          <UnstyledButton
            key={key}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            className={styles.goal}
            onClick={() => open(goal)}
          >
            <span>{goal.label}</span>
            <Text span size="sm" c="dimmed">
              {goal.note}
            </Text>
          </UnstyledButton>
        ))}
      </div>
      {error && <Text role="alert">{textOf(error)}</Text>}
      {goals.length === 0 && !error && !isSearching && <Text c="dimmed">{say(search.none)}</Text>}
    </>
  )
}
