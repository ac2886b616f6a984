import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { mostRows } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { FieldsIn } from './fields.tsx'
import { Row } from './row.tsx'
import { adopt, rowIdOf as keptId, sameRow } from './row-ids.ts'
import { RowList } from './row-list.tsx'
import { useRefusedPlaces } from './use-refused-places.ts'
import { useRows } from './use-rows.ts'

interface Props<One> {
  /** Name of the field, such as `projects`; errors refer to `projects.2.title`. */
  name: string
  value: readonly One[]
  /** Called with an updater function. */
  onChange: (make: (now: One[]) => One[]) => void
  /** Name of a row, counted from 1: “Entry 2”. */
  nameOf: (number: number) => Bilingual<string>
  /** Maximum number of rows. */
  most: number
  /** The button that appends the result of `blank`; null if no row can be added. */
  add: { label: Bilingual<string>; blank: (now: readonly One[]) => One } | null
  /** Returns the id of a row, where rows have one. */
  idOf?: (row: One) => string
  /** Returns a copy of a row, with an id of its own. */
  copyOf?: (row: One, now: readonly One[]) => One
  /**
   * Whether rows can be neither moved nor removed, because ballots or registrations refer to them by id or by
   * index.
   */
  isFixed?: boolean
  isLine?: boolean
  children: (row: One, own: RowActions<One>) => ReactNode
}

export interface RowActions<One> {
  /** Counted from 1. */
  number: number
  /** Called with changed fields, or with an updater function. */
  onChange: (given: Partial<One> | ((now: One) => One)) => void
}

/** A field that holds a list; its rows can be edited, moved, duplicated and removed. */
export function FieldRows<One extends object>(props: Props<One>) {
  const { name, value, onChange, nameOf, most, idOf = keptId, isFixed, isLine } = props
  const copyOf = props.copyOf ?? (row => ({ ...row }))
  const say = useSay()
  const rows = useRows({ rows: useAdopted(value), onChange, idOf })
  const refusedAt = useRefusedPlaces(rows.ids)
  const isFull = value.length >= most
  const actsOf = (row: One, n: number) => ({
    onDuplicate: isFull ? undefined : () => rows.insert(copyOf(row, value), n + 1),
    onRemove: () => rows.remove(idOf(row)),
  })
  return (
    <Stack gap="xs">
      <RowList ids={rows.ids} begun={rows.begun} nameOf={place => say(nameOf(place + 1))} onMove={rows.move}>
        {value.map((row, n) => (
          <Row key={idOf(row)} id={idOf(row)} isLine={isLine} isFixed={isFixed} {...actsOf(row, n)}>
            <FieldsIn path={`${name}.${n}`} refusedAt={`${name}.${refusedAt(idOf(row))}`}>
              {props.children(row, {
                number: n + 1,
                onChange: given => onChange(changed(idOf, idOf(row), given)),
              })}
            </FieldsIn>
          </Row>
        ))}
      </RowList>
      {props.add && <AddRow {...props} add={props.add} isFull={isFull} onAdd={rows.insert} />}
    </Stack>
  )
}

function changed<One extends object>(
  idOf: (row: One) => string,
  id: string,
  given: Partial<One> | ((now: One) => One),
) {
  const next = (row: One) => (typeof given === 'function' ? given(row) : { ...row, ...given })
  return (now: One[]) => now.map(row => (idOf(row) === id ? sameRow(row, next(row)) : row))
}

interface AddProps<One> extends Pick<Props<One>, 'value' | 'most'> {
  add: NonNullable<Props<One>['add']>
  isFull: boolean
  onAdd: (row: One) => void
}

function AddRow<One>({ value, most, add, isFull, onAdd }: AddProps<One>) {
  const say = useSay()
  return (
    <>
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isFull}
        onClick={() => onAdd(add.blank(value))}
      >
        {say(add.label)}
      </Button>
      {isFull && (
        <Text size="sm" c="dimmed">
          {say(mostRows(most))}
        </Text>
      )}
    </>
  )
}

/** Rows that were replaced from outside take over the ids of the rows they correspond to. */
function useAdopted<One extends object>(rows: readonly One[]): readonly One[] {
  const [known, setKnown] = useState(rows)
  if (known.length !== rows.length || known.some((row, place) => row !== rows[place])) {
    adopt(known, rows)
    setKnown(rows)
  }
  return rows
}
