import { Stack, Text, Title } from '@mantine/core'
import { ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { useSay } from '#web/language.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** The only screen for a user whose role requires a second factor and whose deadline has passed. */
export function SetUpFirst() {
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
