import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '#contract/pathnames.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { shell } from '#messages/shell.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useUser } from './signed-in.tsx'

/**
 * States in backstage that this is a copy of the site, which sends no letters. Users with access to the
 * privacy screen get a link to it.
 */
export function CopyBar() {
  const say = useSay()
  const language = useLanguage()
  const isAdmin = mayDo(opens.privacy, useUser().flags)
  const { data } = useQuery({
    queryKey: ['privacy', 'promise'],
    queryFn: () => client.privacy.promise({}),
  })
  if (!data?.isCopy) return null
  return (
    <Text component="aside" fw={600} p="sm" mb="md" bg="var(--sunken)">
      {say(shell.copy)}
      {isAdmin && (
        <>
          {' · '}
          <Anchor href={addressOf('backstagePrivacy', language)}>{say(shell.copyMore)}</Anchor>
        </>
      )}
    </Text>
  )
}
