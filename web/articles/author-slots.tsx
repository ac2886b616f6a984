import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import type {
  ArticleAuthors,
  AuthorCandidate,
  AuthorSlot,
  DecisionKind,
} from '#contract/articles/authorship.ts'
import { decisionNames, articleAuthors as words } from '#messages/article-authors.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { PersonField } from '#web/records/person-field.tsx'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Reasons, Standing } from './judgement.tsx'

type Decide = (slot: AuthorSlot, personId: number, kind: DecisionKind) => void

/** Authors of a saved article, each with the member of the institute that they are or may be. */
export function AuthorSlots({ article: { id, version } }: { article: Article }) {
  const say = useSay()
  const stale = useStale('articles')
  const query = useQuery({
    queryKey: ['articles', 'list', 'authors', id, version],
    queryFn: () => client.articles.backstage.authors({ id }),
  })
  const decide: Decide = async ({ place, name }, personId, kind) => {
    try {
      await client.articles.backstage.decide({ id, place, name, personId, kind })
      toast.done(say(words.decided))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await stale()
  }
  return (
    <Stack component="section" gap="sm" mt="lg">
      <Title order={2} size="h4">
        {say(words.slots)}
      </Title>
      <Text size="sm" c="dimmed">
        {say(words.slotsHint)}
      </Text>
      <QueryState query={query} texts={useQueryTexts()}>
        {authors => <Slots authors={authors} decide={decide} />}
      </QueryState>
    </Stack>
  )
}

function Slots({ authors: { slots, unplaced }, decide }: { authors: ArticleAuthors; decide: Decide }) {
  const say = useSay()
  const [isWhole, setWhole] = useState(false)
  const people = slots.filter(({ isGroup }) => !isGroup)
  const found = people.filter(({ candidates }) => candidates.some(({ state }) => state !== 'open'))
  const shown = isWhole ? people : found
  return (
    <>
      {shown.length === 0 && <Text>{say(words.nobody)}</Text>}
      {shown.map(slot => (
        <Slot key={`${slot.place} ${slot.name}`} slot={slot} decide={decide} />
      ))}
      {found.length < people.length && (
        <Group>
          <Button variant="default" size="xs" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? words.showFew : words.showAll)}
          </Button>
        </Group>
      )}
      <Unplaced unplaced={unplaced} />
    </>
  )
}

function Slot({ slot, decide }: { slot: AuthorSlot; decide: Decide }) {
  const say = useSay()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--surface)" role="group" aria-label={slot.name}>
      <Group justify="space-between" align="baseline" mb={slot.candidates.length > 0 ? 'sm' : 0}>
        <Text fw={600}>
          {slot.place + 1}. {slot.name}
        </Text>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {say(words.choose)}
        </Button>
      </Group>
      {isChoosing && (
        <PersonField
          label={say(words.person)}
          value={null}
          onChange={id => {
            if (id === null) return
            setChoosing(false)
            decide(slot, id, 'confirmed')
          }}
        />
      )}
      <Stack gap="sm">
        {slot.candidates.map(candidate => (
          <Candidate
            key={candidate.person.id}
            candidate={candidate}
            decide={kind => decide(slot, candidate.person.id, kind)}
          />
        ))}
      </Stack>
    </Paper>
  )
}

function Candidate({
  candidate,
  decide,
}: {
  candidate: AuthorCandidate
  decide: (kind: DecisionKind) => void
}) {
  const { person, state } = candidate
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 16rem' }}>
        <Group gap="xs" mb={4}>
          <Text>{person.name}</Text>
          <Standing {...candidate} />
        </Group>
        <Reasons {...candidate} />
      </div>
      <Decisions state={state} name={person.name} decide={decide} />
    </Group>
  )
}

interface DecisionsProps extends Pick<AuthorCandidate, 'state'> {
  name: string
  decide: (kind: DecisionKind) => void
}

/** Buttons for the decisions that are possible in the current state. */
function Decisions({ state, name, decide }: DecisionsProps) {
  const say = useSay()
  const button = (kind: DecisionKind, label: string, variant = 'default') => (
    <Button
      key={kind}
      size="xs"
      variant={variant}
      aria-label={`${label}: ${name}`}
      onClick={() => decide(kind)}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {state !== 'confirmed' &&
        button('confirmed', say(words.confirm), state === 'proposed' ? 'filled' : 'default')}
      {state !== 'rejected' && button('rejected', say(words.reject))}
      {(state === 'confirmed' || state === 'rejected') && button('withdrawn', say(words.takeBack), 'subtle')}
    </Group>
  )
}

function Unplaced({ unplaced }: Pick<ArticleAuthors, 'unplaced'>) {
  const say = useSay()
  const momentOf = useMomentOf()
  if (unplaced.length === 0) return null
  return (
    <div>
      <Text fw={600} size="sm">
        {say(words.unplaced)}
      </Text>
      {unplaced.map(({ id, name, person, kind, decidedAt }) => (
        <Text key={id} size="sm" c="dimmed">
          {name}: {person ?? say(words.somebodyGone)}, {say(decisionNames[kind])}, {momentOf(decidedAt)}
        </Text>
      ))}
    </div>
  )
}
