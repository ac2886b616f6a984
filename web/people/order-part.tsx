import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, Group, Text, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { orderWords as words } from '#messages/people-lists.ts'
import { useSay } from '#web/language.ts'
import { gripOf } from '#web/records/row-tools.tsx'
import { useRow } from '#web/records/use-row.ts'
import { Grip } from '#web/ui/backstage/grip.tsx'
import styles from './order-part.module.css'
import {
  type Part,
  type Placed,
  type Places,
  placeAfterStep,
  placedAt,
  withoutPerson,
} from './order-places.ts'

/** The position of a person in the user’s language, once it is loaded. */
export type PositionOf = (personId: number) => string | undefined

interface Props {
  part: Part
  places: Places
  positionOf: PositionOf
  onChange: (places: Places, moved: Placed) => void
  children?: ReactNode
}

/** Sortable list of the people of one part: moved by handles, by buttons, or by arrow keys. */
export function OrderPart({ part, places, positionOf, onChange, children }: Props) {
  const say = useSay()
  const heading = `order-${part}`
  const people = places[part]
  const { setNodeRef } = useDroppable({ id: part, disabled: people.length > 0 })
  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading} mb={4}>
        {say(words.parts[part])}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {say(words.leads[part])}
      </Text>
      {people.length === 0 ? (
        <Text ref={setNodeRef} size="sm" c="dimmed" className={styles.empty}>
          {say(words.nobody)}
        </Text>
      ) : (
        <SortableContext items={people.map(({ id }) => String(id))} strategy={verticalListSortingStrategy}>
          <ol className={styles.rows}>
            {people.map(person => (
              <Row key={person.id} {...{ person, places, positionOf, onChange }} />
            ))}
          </ol>
        </SortableContext>
      )}
      {children}
    </section>
  )
}

interface RowProps extends Pick<Props, 'places' | 'positionOf' | 'onChange'> {
  person: Placed
}

function Row({ person, places, positionOf, onChange }: RowProps) {
  const say = useSay()
  const { frame, handle } = useRow(String(person.id))
  const way = (by: -1 | 1) => {
    const to = placeAfterStep(places, person, by)
    return to && (() => onChange(placedAt(places, person, ...to), person))
  }
  const [up, down] = [way(-1), way(1)]
  const tool = (name: string, label: string, Sign: typeof IconX, run: (() => void) | null) => (
    <ActionIcon
      variant="subtle"
      size="lg"
      data-tool={name}
      disabled={run === null}
      aria-label={label}
      onClick={run ?? undefined}
    >
      <Sign size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <li {...frame} className={styles.row}>
      <Grip {...gripOf(say(words.move(person.name)), up, down)} {...handle} />
      <div className={styles.name}>
        <Text fw={600}>{person.name}</Text>
        <Text size="xs" c="dimmed">
          {positionOf(person.id)}
        </Text>
      </div>
      <Group gap={2} wrap="nowrap">
        {tool('up', say(words.up(person.name)), IconArrowUp, up)}
        {tool('down', say(words.down(person.name)), IconArrowDown, down)}
        {tool('out', say(words.takeOut(person.name)), IconX, () =>
          onChange(withoutPerson(places, person.id), person),
        )}
      </Group>
    </li>
  )
}
