import { ActionIcon, Group, Text, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { orderWords as words } from '#messages/people-lists.ts'
import { useSay } from '#web/language.ts'
import { Grip } from '#web/ui/backstage/grip.tsx'
import styles from './order-part.module.css'
import { type Part, type Placed, type Places, placedAt, step, without } from './order-places.ts'

interface Props {
  part: Part
  places: Places
  dragged: Placed | null
  onDrag: (person: Placed | null) => void
  onChange: (places: Places, moved: Placed) => void
  children?: ReactNode
}

/** People of one part in their order: moved by the mouse, by buttons, or by the arrow keys of a row. */
export function OrderPart({ part, places, dragged, onDrag, onChange, children }: Props) {
  const say = useSay()
  const heading = `order-${part}`
  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading} mb={4}>
        {say(words.parts[part])}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {say(words.leads[part])}
      </Text>
      <ol
        className={styles.rows}
        onDragOver={event => {
          event.preventDefault()
          // The rows answer for themselves; here is the empty part, and the place below the last row.
          if (event.target === event.currentTarget && dragged)
            onChange(placedAt(places, dragged, part, places[part].length), dragged)
        }}
      >
        {places[part].map((person, at) => (
          <li
            key={person.id}
            className={styles.row}
            data-dragged={dragged?.id === person.id || undefined}
            onDragOver={() =>
              dragged && dragged.id !== person.id && onChange(placedAt(places, dragged, part, at), dragged)
            }
            onDragEnd={() => onDrag(null)}
          >
            <Grip onDrag={() => onDrag(person)} />
            <div className={styles.name}>
              <Text fw={600}>{person.name}</Text>
              <Text size="xs" c="dimmed">
                {person.position}
              </Text>
            </div>
            <Moves person={person} places={places} onChange={onChange} />
          </li>
        ))}
      </ol>
      {places[part].length === 0 && (
        <Text size="sm" c="dimmed">
          {say(words.nobody)}
        </Text>
      )}
      {children}
    </section>
  )
}

function Moves({ person, places, onChange }: { person: Placed } & Pick<Props, 'places' | 'onChange'>) {
  const say = useSay()
  const go = (by: -1 | 1) => {
    const to = step(places, person, by)
    if (to) onChange(placedAt(places, person, ...to), person)
  }
  return (
    <Group gap={2} wrap="nowrap">
      {([-1, 1] as const).map(by => (
        <ActionIcon
          key={by}
          id={buttonOf(person.id, by)}
          variant="subtle"
          size="lg"
          disabled={step(places, person, by) === null}
          aria-label={say(by === -1 ? words.up(person.name) : words.down(person.name))}
          aria-keyshortcuts="ArrowUp ArrowDown"
          onClick={() => go(by)}
          onKeyDown={event => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            go(event.key === 'ArrowUp' ? -1 : 1)
          }}
        >
          {by === -1 ? <IconArrowUp size={18} aria-hidden /> : <IconArrowDown size={18} aria-hidden />}
        </ActionIcon>
      ))}
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={say(words.takeOut(person.name))}
        onClick={() => onChange(without(places, person.id), person)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

function buttonOf(id: number, by: -1 | 1): string {
  return `move-${id}-${by === -1 ? 'up' : 'down'}`
}

/** After a move the row stands elsewhere: whoever pressed its button or a key goes along. */
export function goAlong(id: number, pressed: string): void {
  const [first, second] = pressed.endsWith('-up') ? ([-1, 1] as const) : ([1, -1] as const)
  const button = document.querySelector<HTMLButtonElement>(`#${buttonOf(id, first)}:enabled`)
  const other = document.querySelector<HTMLButtonElement>(`#${buttonOf(id, second)}:enabled`)
  ;(button ?? other)?.focus()
}
