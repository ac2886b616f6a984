import { Button, Modal, Progress, Stack, Table, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuthorChange } from '#contract/articles/authorship.ts'
import {
  candidateStateNames,
  changesCount,
  rebuildStanding,
  articleAuthors as words,
} from '#messages/article-authors.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useStaleAfter } from '#web/lists/stale.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'

const calls = client.articles.backstage
const everySecond = 1000

/** Matches all authors again: shows first what would change, then runs in the background. */
export function RebuildButton() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const standing = useRebuildProgress()
  return (
    <>
      <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {say(words.rebuild)}
      </Button>
      {standing && (
        <div role="status">
          <Text size="sm">{say(rebuildStanding(standing.done, standing.total))}</Text>
          <Progress
            value={(100 * standing.done) / Math.max(1, standing.total)}
            aria-label={say(words.rebuild)}
          />
        </div>
      )}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={say(words.rebuildTitle)} size="xl">
        <RebuildPreview onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function useRebuildProgress() {
  const { data } = useQuery({
    queryKey: ['articles', 'rebuild'],
    queryFn: () => calls.rebuildProgress({}),
    refetchInterval: query => (query.state.data?.isRunning ? everySecond : false),
  })
  const isRunning = data?.isRunning ?? false
  useStaleAfter('articles', isRunning)
  return isRunning && data && data.total > 0 ? data : null
}

function RebuildPreview({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const texts = useQueryTexts()
  const query = useQuery({
    queryKey: ['articles', 'list', 'rebuild ahead'],
    queryFn: async () => (await calls.rebuildAuthors({ dryRun: true })).changes,
    gcTime: 0,
  })
  return (
    <QueryState query={query} texts={{ ...texts, loading: say(words.looking) }}>
      {changes => <Changes changes={changes ?? { count: 0, rows: [] }} onClose={onClose} />}
    </QueryState>
  )
}

interface ChangesProps {
  changes: { count: number; rows: AuthorChange[] }
  onClose: () => void
}

function Changes({ changes: { count, rows }, onClose }: ChangesProps) {
  const say = useSay()
  const standing = useQuery({ queryKey: ['articles', 'rebuild'], queryFn: () => calls.rebuildProgress({}) })
  const stateOf = (state: AuthorChange['after']) =>
    say(state === 'none' ? words.nothing : candidateStateNames[state])
  const begin = async () => {
    await calls.rebuildAuthors({})
    await standing.refetch()
    onClose()
  }
  if (count === 0)
    return (
      <Stack>
        <Text>{say(words.rebuildNothing)}</Text>
        <DialogButtons>
          <Button variant="default" onClick={onClose} data-autofocus>
            {say(words.close)}
          </Button>
        </DialogButtons>
      </Stack>
    )
  return (
    <CheckedForm onSubmit={begin}>
      <Text>{say(words.rebuildLead)}</Text>
      <Text fw={600} my="md">
        {say(changesCount(count))}
      </Text>
      <Table.ScrollContainer minWidth={480} mah={300} tabIndex={0} aria-label={say(changesCount(count))}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {[words.article, words.author, words.person, words.before, words.after].map(head => (
                <Table.Th key={head.en}>{say(head)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ articleId, title, name, person, before, after }) => (
              <Table.Tr key={`${articleId} ${name} ${person}`}>
                <Table.Td>{title}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{person}</Table.Td>
                <Table.Td>{stateOf(before)}</Table.Td>
                <Table.Td>{stateOf(after)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say(words.close)}
        </Button>
        <SubmitButton>{say(words.rebuild)}</SubmitButton>
      </DialogButtons>
    </CheckedForm>
  )
}
