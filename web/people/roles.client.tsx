import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fetching } from '#messages/fetching.ts'
import { roleWords as words } from '#messages/people-lists.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { RoleCards } from './role-cards.tsx'
import { StatusCards } from './status-cards.tsx'
import { useAccessChange } from './use-access-change.ts'

const lists = client.people.backstage.alsoOffered

/** Explains the permissions of each role and the meaning of each status; administrators edit them here. */
export default function RolesScreen() {
  const say = useSay()
  const change = useAccessChange()
  const isAdmin = useUser().flags.isAdmin === true
  const both = useQuery({
    queryKey: ['people', 'roles'],
    queryFn: async () => ({ roles: (await lists.role({})).rows, statuses: (await lists.status({})).rows }),
  })
  return (
    <Stack gap="lg">
      <ScreenHead title={say(words.title)} />
      <Text maw="68ch">{say(words.lead)}</Text>
      <QueryState query={both} texts={useQueryTexts(fetching.status)}>
        {({ roles, statuses }) => (
          <>
            <Title order={2} size="h4">
              {say(words.roles)}
            </Title>
            <RoleCards roles={roles} change={isAdmin ? change : null} />
            <Title order={2} size="h4">
              {say(words.statuses)}
            </Title>
            <StatusCards statuses={statuses} change={isAdmin ? change : null} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}
