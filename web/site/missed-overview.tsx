import { Anchor, Paper, SimpleGrid, Title } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { type MissedKind, type MissedRequest, missedKinds } from '#contract/site/missed.ts'
import { missedTexts as texts } from '#messages/missed.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { MissedRows } from './missed-rows.tsx'
import { useMissed } from './use-missed.ts'

const mostRows = 5 // rows of each kind on the overview; another screen lists all

const screens = { address: 'backstageRedirects', question: 'backstageSynonyms' } as const

/** Addresses and searches of visitors without a result, for users who may edit content. */
export function MissedOverview() {
  const { flags } = useUser()
  return mayDo(opens.content, flags) ? <Missed /> : null
}

function Missed() {
  const say = useSay()
  const found = { address: useMissed('address'), question: useMissed('question') }
  const kinds = missedKinds.filter(kind => (found[kind].data?.count ?? 0) > 0)
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby="missed">
      <Title order={2} size="h3" id="missed" mb="sm">
        {say(texts.overview)}
      </Title>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {kinds.map(kind => (
          <Box key={kind} kind={kind} rows={found[kind].data?.rows ?? []} />
        ))}
      </SimpleGrid>
    </section>
  )
}

function Box({ kind, rows }: { kind: MissedKind; rows: readonly MissedRequest[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--surface)">
      <Title order={3} size="h4" mb="xs">
        {say(texts.titles[kind])}
      </Title>
      <MissedRows kind={kind} rows={rows.slice(0, mostRows)} />
      <Anchor component={Link} to={addressOf(screens[kind], language)} mt="sm" display="inline-block">
        {say(texts.all)} ({rows.length})
      </Anchor>
    </Paper>
  )
}
