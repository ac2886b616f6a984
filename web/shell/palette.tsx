import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { recordKinds } from '#contract/record-kinds.ts'
import { kindNames, search } from '#messages/search.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { menuFor } from './backstage-menu.ts'
import styles from './palette.module.css'
import { useUser } from './signed-in.tsx'

interface Goal {
  label: string
  note: string
  address: string
}

interface Props {
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

/** Ctrl or ⌘ and K: to any place or record that this person may open, by its name. */
export function Palette({ opened, onOpen, onClose }: Props) {
  const title = useSay()(search.palette)
  useHotkeys([['mod+K', onOpen]], [], true)
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      {opened && <Finder onGone={onClose} />}
    </Modal>
  )
}

function Finder({ onGone }: { onGone: () => void }) {
  const say = useSay()
  const go = useNavigate()
  const list = useId()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const goals = useGoals(words)
  const open = (goal: Goal | undefined) => {
    if (!goal) return
    onGone()
    void go(goal.address)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') open(goals[chosen])
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
        {goals.map((goal, place) => (
          <UnstyledButton
            key={goal.address}
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
        {goals.length === 0 && <Text c="dimmed">{say(search.none)}</Text>}
      </div>
    </>
  )
}

function useGoals(words: string): Goal[] {
  const language = useLanguage()
  const { flags } = useUser()
  const [q] = useDebouncedValue(words.trim(), 150)
  const found = useQuery({
    queryKey: ['palette', q],
    queryFn: () => client.site.findRecords({ q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const places = menuFor(flags)
    .flatMap(({ entries }) => entries)
    .map(({ page, label }) => placeGoal(label[language], addressOf(page, language), language))
    .filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const records = words.trim() === '' ? [] : (found.data?.rows ?? [])
  return [
    ...places,
    ...records.map(({ kind, id, title }) => ({
      label: inLanguage(title, language).value || String(id),
      note: kindNames[kind][language],
      address: addressOf(recordKinds[kind].backstage, language, { id: String(id) }),
    })),
  ]
}

function placeGoal(label: string, address: string, language: Language): Goal {
  return { label, address, note: search.places[language] }
}
