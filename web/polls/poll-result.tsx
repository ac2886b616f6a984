import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import type { Poll } from '#contract/polls/poll.ts'
import { fetching } from '#messages/fetching.ts'
import { countedAt, votesBackstage as words } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { PollEnd } from './poll-end.tsx'
import { ResultNumbers } from './result-numbers.tsx'
import { ResultTable } from './results.tsx'

/** The result as it would be published now, with a button to recount, and the actions that end a poll. */
export function PollResult({ poll }: { poll: Poll }) {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const found = useQuery({
    queryKey: ['polls', 'list', 'recount', poll.id],
    queryFn: () => client.polls.backstage.recount({ id: poll.id }),
    staleTime: 0,
  })
  const options = poll.options.map(({ id, label }) => ({ id, label: inLanguage(label, language).value }))
  const recount = async () => {
    const { isSuccess } = await found.refetch()
    if (isSuccess) toast.done(say(words.recounted))
  }
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {say(words.result)}
        </Title>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={found.isFetching}
            onClick={() => void recount()}
          >
            {say(words.recount)}
          </Button>
          <PollEnd poll={poll} />
        </Group>
      </Group>
      <QueryState query={found} texts={useQueryTexts(fetching.polls)}>
        {results => (
          <>
            <Text c="dimmed">{say(countedAt(momentOf(results.countedAt)))}</Text>
            {results.options.length === 0 && options.length > 0 && <Text>{say(words.concealed)}</Text>}
            <ResultTable poll={{ rules: poll.rules, options }} results={results} />
            <ResultNumbers numbers={results.numbers} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}
