import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { day } from '#contract/durations.ts'
import { addressOf } from '#contract/pathnames.ts'
import { dueIn, ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { SecondFactorPanel, useOwnFactor } from './second-factor-panel.tsx'

/** While a second factor is to be set up it says until when; after that it is all there is. */
export function FactorNeeded({ children }: { children: ReactNode }) {
  const { factorDueAt } = useUser()
  return factorDueAt ? <Due factorDueAt={factorDueAt}>{children}</Due> : children
}

function Due({ factorDueAt, children }: { factorDueAt: string; children: ReactNode }) {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const { data: own } = useOwnFactor()
  const dueAt = own ? own.dueAt : factorDueAt
  if (!dueAt) return children
  const left = new Date(dueAt).getTime() - Date.now()
  if (left <= 0) return <SetUpFirst />
  return (
    <>
      <Text size="sm" mb="md" role="status">
        {say(dueIn(Math.ceil(left / day), momentOf(dueAt)))}{' '}
        <Link href={addressOf('backstageProfile', language)}>{say(words.setUp)}</Link>
      </Text>
      {children}
    </>
  )
}

function SetUpFirst() {
  const say = useSay()
  return (
    <Stack gap="md" maw="36rem">
      <Title order={1} size="h2">
        {say(words.neededTitle)}
      </Title>
      <Text>{say(words.neededLead)}</Text>
      <SecondFactorPanel />
    </Stack>
  )
}
