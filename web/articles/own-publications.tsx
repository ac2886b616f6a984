import { ActionIcon, Badge, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionKind, OwnPublication } from '#contract/articles/authorship.ts'
import { articleAuthors as words } from '#messages/article-authors.ts'
import { type Client, client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Reasons } from './judgement.tsx'

const calls = client.articles.own
const mostPins = 5

interface Props {
  /** Another person's id; without it the current user's own publications. */
  personId?: number
  pins: readonly number[]
  onPins: (ids: number[]) => void
}

type Place = Pick<OwnPublication, 'articleId' | 'place' | 'name'>
type Decide = (at: Place, kind: DecisionKind) => Promise<void>

/**
 * Confirmed, possible and rejected publications of a person, to be decided by that person or on their behalf;
 * up to five can be pinned.
 */
export function OwnPublications({ personId, pins, onPins }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const key = ['articles', 'list', 'own', personId ?? 'me']
  const query = useQuery({
    queryKey: key,
    queryFn: () => (personId === undefined ? calls.list({}) : calls.listOf({ id: personId })),
  })
  const decide: Decide = async ({ articleId, place, name }, kind) => {
    const decision = { articleId, place, name, kind }
    try {
      const asked =
        personId === undefined ? calls.decide(decision) : calls.decideOf({ ...decision, id: personId })
      queries.setQueryData(key, await asked)
      toast.done(say(words.decided))
      await queries.invalidateQueries({ queryKey: ['me', 'draft'] })
    } catch (error) {
      toast.failed(textOf(error))
      await query.refetch()
    }
  }
  return (
    <Panel title={say(words.ownTitle)}>
      <QueryState query={query} texts={useQueryTexts()}>
        {({ rows }) => <Lists {...{ rows, decide, pins, onPins }} isOwn={personId === undefined} />}
      </QueryState>
      {personId === undefined && <Missing decide={decide} />}
    </Panel>
  )
}

interface ListsProps extends Pick<Props, 'pins' | 'onPins'> {
  rows: readonly OwnPublication[]
  decide: Decide
  isOwn: boolean
}

function Lists({ rows, ...rest }: ListsProps) {
  const say = useSay()
  if (rows.length === 0) return <Text size="sm">{say(words.ownEmpty)}</Text>
  const parts = [
    { label: words.asked, rows: rows.filter(({ state }) => state === 'proposed'), isOpen: true },
    {
      label: words.theirOnes,
      rows: rows.filter(({ state }) => state === 'confirmed' || state === 'certain'),
      isOpen: false,
    },
    { label: words.rejectedOnes, rows: rows.filter(({ state }) => state === 'rejected'), isOpen: false },
  ]
  return (
    <Stack gap="sm">
      {parts
        .filter(part => part.rows.length > 0)
        .map(({ label, rows, isOpen }) => (
          <details key={label.en} open={isOpen}>
            <summary style={{ fontWeight: 600, minHeight: '2rem', cursor: 'pointer' }}>
              {say(label)} ({rows.length})
            </summary>
            <Stack gap="md" mt="xs">
              {rows.map(row => (
                <Entry key={`${row.articleId} ${row.place}`} row={row} {...rest} />
              ))}
            </Stack>
          </details>
        ))}
    </Stack>
  )
}

function Entry({ row, decide, isOwn, pins, onPins }: Omit<ListsProps, 'rows'> & { row: OwnPublication }) {
  const say = useSay()
  const { articleId, title, source, state, isPublic } = row
  const isTheirs = state === 'confirmed' || state === 'certain'
  const button = (kind: DecisionKind, label: string) => (
    <Button
      size="xs"
      variant="default"
      aria-label={`${label}: ${title}`}
      onClick={() => void decide(row, kind)}
    >
      {label}
    </Button>
  )
  return (
    <div>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {source} {!isPublic && <Badge variant="outline">{say(words.hidden)}</Badge>}
      </Text>
      {!isTheirs && <Reasons {...row} />}
      <Group gap="xs" mt={4}>
        {state !== 'confirmed' && button('confirmed', say(isOwn ? words.mine : words.theirs))}
        {state !== 'rejected' && button('rejected', say(isOwn ? words.notMine : words.notTheirs))}
        {isTheirs && <Pin {...{ articleId, title, pins, onPins }} />}
      </Group>
    </div>
  )
}

interface PinProps extends Pick<Props, 'pins' | 'onPins'> {
  articleId: number
  title: string
}

function Pin({ articleId, title, pins, onPins }: PinProps) {
  const say = useSay()
  const isPinned = pins.includes(articleId)
  const label = say(isPinned ? words.unpin : words.pin)
  const Icon = isPinned ? IconPinnedOff : IconPin
  return (
    <ActionIcon
      variant={isPinned ? 'filled' : 'default'}
      size="lg"
      aria-label={`${label}: ${title}`}
      title={label}
      aria-pressed={isPinned}
      disabled={!isPinned && pins.length >= mostPins}
      onClick={() => onPins(isPinned ? pins.filter(id => id !== articleId) : [...pins, articleId])}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

type Claimable = Awaited<ReturnType<Client['articles']['own']['search']>>['rows'][number]

/**
 * Claims a publication that was not proposed: the user searches for it and chooses which of its authors they
 * are.
 */
function Missing({ decide }: { decide: Decide }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 300)
  const found = useQuery({
    queryKey: ['articles', 'list', 'claimable', q],
    queryFn: () => calls.search({ q }),
    enabled: q.length > 2,
  })
  return (
    <Stack gap="xs" mt="md">
      <TextInput
        label={say(words.missing)}
        placeholder={say(words.searchOwn)}
        value={typed}
        maxLength={200}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {found.data?.rows.map(article => (
        <Claim key={article.articleId} article={article} decide={decide} />
      ))}
    </Stack>
  )
}

function Claim({ article, decide }: { article: Claimable; decide: Decide }) {
  const say = useSay()
  const { articleId, title, source, authors } = article
  return (
    <div>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {source}
      </Text>
      <Select
        label={say(words.iAm)}
        aria-label={`${say(words.iAm)} ${title}`}
        searchable
        size="xs"
        value={null}
        data={authors.map(({ place, name }) => ({ value: String(place), label: name }))}
        onChange={value => {
          const one = authors.find(({ place }) => String(place) === value)
          if (one) void decide({ articleId, ...one }, 'confirmed')
        }}
      />
    </div>
  )
}
