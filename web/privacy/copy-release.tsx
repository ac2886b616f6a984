import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copyBecause, privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useAct } from './use-act.ts'

/** Why this instance is taken for a copy, and the buttons to release it; renders nothing if it is no copy. */
export function CopyRelease() {
  const say = useSay()
  const act = useAct()
  const { data } = useQuery({
    queryKey: ['privacy', 'copy'],
    queryFn: () => client.privacy.backstage.copy({}),
  })
  if (!data?.reason) return null
  const release = (letters: 'discard' | 'send') =>
    void act(() => client.privacy.backstage.releaseCopy({ letters }), words.copyReleased)
  return (
    <Stack component="section" gap="md" aria-labelledby="copy">
      <Title order={2} size="h3" id="copy">
        {say(words.copyTitle)}
      </Title>
      <Text maw="68ch">{say(copyBecause(data.reason, data.lettersHeld))}</Text>
      <Group>
        <Button variant="default" onClick={() => release('discard')}>
          {say(words.copyDiscard)}
        </Button>
        <Button variant="default" onClick={() => release('send')}>
          {say(words.copySend)}
        </Button>
      </Group>
    </Stack>
  )
}
