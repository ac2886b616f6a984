import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { plainName } from '#contract/people/names.ts'
import { investigatorPriority, type PersonListed } from '#contract/people/person.ts'
import { records } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { placeOf, orderWords as words } from '#messages/people-lists.ts'
import { screenTitles } from '#messages/screen-titles.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useKeptFocus } from '#web/lists/use-kept-focus.ts'
import { Drags } from '#web/records/drags.tsx'
import { LeaveGuard } from '#web/records/leave-guard.tsx'
import { PersonField } from '#web/records/person-field.tsx'
import { useRowFocus } from '#web/records/use-row-focus.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { OrderPart, type PositionOf } from './order-part.tsx'
import {
  isSameOrder,
  type Part,
  type Placed,
  type Places,
  placedAt,
  placeOfDrop,
  removedIds,
} from './order-places.ts'
import { useLookupOptions } from './use-words.ts'

const calls = client.people.backstage
const atOnce = 100
const parts = ['investigators', 'others'] as const

/** The order of people on the team page: some are placed by hand, all others follow alphabetically. */
export default function OrderScreen() {
  const say = useSay()
  const { positions } = useLookupOptions()
  const list = { label: say(screenTitles.backstageUsers), href: addressOf('backstageUsers', useLanguage()) }
  const [isTyped, setTyped] = useState(false)
  const placed = useQuery({
    ...{ queryKey: ['people', 'order'], queryFn: findPlaced, gcTime: 0 },
    // What somebody has moved is not replaced under their hands; after a save it is asked for.
    ...{ refetchOnWindowFocus: !isTyped, refetchOnReconnect: !isTyped, refetchOnMount: !isTyped },
  })
  const positionIn = (rows: readonly PersonListed[]) => (id: number) => {
    const position = rows.find(row => row.id === id)?.positionId
    return positions.find(({ value }) => value === String(position))?.label
  }
  return (
    <Stack gap="lg">
      <ScreenHead title={say(words.title)} about={[list]} />
      <Text maw="68ch">{say(words.lead)}</Text>
      <QueryState query={placed} texts={useQueryTexts(fetching.team)}>
        {rows => (
          <Order
            key={rows.map(({ id, sortPriority }) => `${id}-${sortPriority}`).join()}
            onTyped={setTyped}
            positionOf={positionIn(rows)}
            before={{
              investigators: rows.filter(isInvestigator).map(shown),
              others: rows.filter(row => !isInvestigator(row)).map(shown),
            }}
          />
        )}
      </QueryState>
    </Stack>
  )
}

const shown = (row: PersonListed): Placed => ({ id: row.id, name: plainName(row) })
const isInvestigator = ({ sortPriority }: PersonListed) => sortPriority >= investigatorPriority

async function findPlaced(): Promise<PersonListed[]> {
  const placed: PersonListed[] = []
  for (let page = 1; ; page += 1) {
    const { rows } = await calls.list({ sort: '-sortPriority', limit: atOnce, page })
    const found = rows.filter(({ sortPriority }) => sortPriority > 0)
    placed.push(...found)
    if (found.length < atOnce) return placed
  }
}

interface OrderProps {
  before: Places
  /** Told whether something is moved that is not saved. */
  onTyped: (isTyped: boolean) => void
  positionOf: PositionOf
}

function Order({ before, onTyped, positionOf }: OrderProps) {
  const say = useSay()
  const language = useLanguage()
  const [places, setPlaces] = useState(before)
  const box = useRef<HTMLDivElement>(null)
  const people = [...places.investigators, ...places.others]
  const follow = useRowFocus(
    box,
    people.map(({ id }) => String(id)),
    null,
  )
  useKeptFocus(box)
  const { announcement, place, move } = useMoves(places, setPlaces, follow)
  const personOf = (id: string) => people.find(one => String(one.id) === id)
  const { isSaving, error, save } = useSave(before, places)
  const isChanged = !isSameOrder(before, places)
  useEffect(() => {
    onTyped(isChanged)
    return () => onTyped(false)
  }, [isChanged, onTyped])
  return (
    <>
      <LeaveGuard isUnsaved={isChanged} isLeaving={useRef(false)} />
      <Drags
        nameOf={id => personOf(id)?.name ?? ''}
        announcementOf={over => place(personOf(over)) || say(words.parts[over as Part])}
        onDrop={(id, over, isBehind) => {
          const person = personOf(id)
          if (person) move(placedAt(places, person, ...placeOfDrop(places, person, over, isBehind)), person)
        }}
      >
        <SimpleGrid ref={box} tabIndex={-1} cols={{ base: 1, lg: 2 }} spacing="xl">
          {parts.map(part => (
            <OrderPart key={part} {...{ part, places, positionOf }} onChange={move}>
              <AddPerson part={part} onAdd={person => move(addedTo(places, part, person), person)} />
            </OrderPart>
          ))}
        </SimpleGrid>
      </Drags>
      <Text role="status" size="sm">
        {announcement}
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Group>
        <Button loading={isSaving} disabled={!isChanged} onClick={() => void save()}>
          {say(words.save)}
        </Button>
        <Button variant="default" component={Link} to={addressOf('backstageUsers', language)}>
          {say(records.leaveTrash)}
        </Button>
      </Group>
    </>
  )
}

function addedTo(places: Places, part: Part, person: Placed): Places {
  return placedAt(places, person, part, places[part].length)
}

/** Moves a person, announces the new place, and keeps the keyboard focus on the moved row. */
function useMoves(places: Places, setPlaces: (places: Places) => void, follow: (id: string) => void) {
  const say = useSay()
  const [announcement, setAnnouncement] = useState('')
  const placeIn = (now: Places, person: Placed) => {
    const part = parts.find(one => now[one].some(({ id }) => id === person.id))
    const at = part ? now[part].findIndex(({ id }) => id === person.id) + 1 : 0
    return say(part ? placeOf(person.name, say(words.parts[part]), at) : words.alphabetical(person.name))
  }
  const move = (next: Places, person: Placed) => {
    if (isSameOrder(places, next)) return
    follow(String(person.id))
    setPlaces(next)
    setAnnouncement(placeIn(next, person))
  }
  return {
    announcement,
    place: (person: Placed | undefined) => (person ? placeIn(places, person) : ''),
    move,
  }
}

function useSave(before: Places, places: Places) {
  const say = useSay()
  const stale = useStale('people')
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const save = async () => {
    setSaving(true)
    setError('')
    try {
      const ids = (part: Part) => places[part].map(({ id }) => id)
      await calls.order({
        investigators: ids('investigators'),
        others: ids('others'),
        alphabetical: removedIds(before, places),
      })
      toast.done(say(words.saved))
      await stale()
      await queries.invalidateQueries({ queryKey: ['people', 'order'] })
    } catch (failure) {
      setError(textOf(failure))
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, error, save }
}

function AddPerson({ part, onAdd }: { part: Part; onAdd: (person: Placed) => void }) {
  const say = useSay()
  const add = async (id: number | null) => {
    if (id === null) return
    const { rows } = await calls.choose({ id })
    if (rows[0]) onAdd({ id, name: rows[0].name })
  }
  return (
    <Group mt="sm" maw="24rem">
      <PersonField label={say(words.add[part])} value={null} onChange={id => void add(id)} />
    </Group>
  )
}
