import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCertificate, IconTicket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contest } from '#contract/contests/contest.ts'
import type { ContestResult, Raffle } from '#contract/contests/voting.ts'
import { contestResults, resultBackstage as words } from '#messages/contest-results.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download } from '#web/lists/download.ts'
import { useStale } from '#web/lists/stale.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { ResultTable } from './result-table.tsx'

/** The result of a finished vote, followed by certificates and raffle. */
export function ResultPanel({ contest }: { contest: Contest }) {
  const say = useSay()
  const texts = useQueryTexts()
  const { id, version } = contest
  const query = useQuery({
    queryKey: ['contests', 'list', 'result', id, version],
    queryFn: () => client.contests.backstage.result({ id }),
  })
  return (
    <Stack component="section" mt="xl" gap="md" aria-label={say(words.title)}>
      <Title order={2} size="h4">
        {say(words.title)}
      </Title>
      <QueryState query={query} texts={texts}>
        {result => <Result id={id} result={result} />}
      </QueryState>
    </Stack>
  )
}

function Result({ id, result }: { id: number; result: ContestResult }) {
  const say = useSay()
  const language = useLanguage()
  const { phase, ballots, works, raffle } = result
  if (phase !== 'counting' && phase !== 'ended') return <Text c="dimmed">{say(words.waiting)}</Text>
  const print = () =>
    download({ list: 'contests.backstage.printCertificates', asked: { id }, language }).catch(error =>
      toast.failed(textOf(error)),
    )
  return (
    <>
      <Text>
        {ballots !== null && `${say(words.ballots)(ballots)}. `}
        {say(standingOf(result))}
      </Text>
      {works.some(({ value }) => value === null) && <Text c="dimmed">{say(words.fewOfJury)}</Text>}
      {works.length > 0 && <ResultTable works={works} />}
      <Group>
        {works.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconCertificate size={18} aria-hidden />}
            onClick={() => void print()}
          >
            {say(words.certificates)}
          </Button>
        )}
        {!raffle && <DrawButton id={id} />}
      </Group>
      {raffle ? <Drawn raffle={raffle} /> : <Text c="dimmed">{say(words.drawLead)}</Text>}
    </>
  )
}

function standingOf({ phase, ballots, works }: ContestResult) {
  if (works.length === 0) return ballots === 0 ? words.noBallots : words.tooFew
  return phase === 'ended' ? words.published : words.toPublish
}

function DrawButton({ id }: { id: number }) {
  const say = useSay()
  const stale = useStale('contests')
  const [isBusy, setBusy] = useState(false)
  const draw = async () => {
    setBusy(true)
    try {
      await client.contests.backstage.drawRaffle({ id })
      toast.done(say(words.drawn))
    } catch (error) {
      toast.failed(textOf(error))
    } finally {
      await stale()
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconTicket size={18} aria-hidden />}
      onClick={() => void draw()}
    >
      {say(words.draw)}
    </Button>
  )
}

function Drawn({ raffle: { entries, winner, seed } }: { raffle: Raffle }) {
  const say = useSay()
  const won = entries.find(({ number }) => number === winner)?.work
  return (
    <Text>
      {say(contestResults.raffle)}:{' '}
      {say(contestResults.raffleWinner)(winner, won?.artist ?? say(contestResults.gone))}{' '}
      {say(contestResults.seed)}: {seed}
    </Text>
  )
}
