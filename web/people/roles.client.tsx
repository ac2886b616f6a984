import { Badge, Card, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Role, Status } from '#contract/people/lookups.ts'
import { flags } from '#contract/permissions.ts'
import { fetching } from '#messages/fetching.ts'
import { flagWords, roleWords as words } from '#messages/people-lists.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'

const lists = client.people.backstage.alsoOffered

/** In plain words what each role may do, made from its flags, and what each status means. */
export default function RolesScreen() {
  const say = useSay()
  const both = useQuery({
    queryKey: ['people', 'roles'],
    queryFn: async () => ({ roles: (await lists.role({})).rows, statuses: (await lists.status({})).rows }),
  })
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        {say(words.title)}
      </Title>
      <Text maw="68ch">{say(words.lead)}</Text>
      <QueryState query={both} texts={useQueryTexts(fetching.status)}>
        {({ roles, statuses }) => (
          <>
            <Title order={2} size="h4">
              {say(words.roles)}
            </Title>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              {roles.map(role => (
                <RoleCard key={role.id} role={role} />
              ))}
            </SimpleGrid>
            <Title order={2} size="h4">
              {say(words.statuses)}
            </Title>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              {statuses.map(status => (
                <StatusCard key={status.id} status={status} />
              ))}
            </SimpleGrid>
          </>
        )}
      </QueryState>
    </Stack>
  )
}

function RoleCard({ role }: { role: Role }) {
  const say = useSay()
  const language = useLanguage()
  const held = role.isAdmin ? (['isAdmin'] as const) : flags.filter(flag => role[flag])
  return (
    <Card withBorder radius="lg">
      <Head label={role.label[language] || role.label.de} usedBy={role.usedBy} />
      <Text size="sm" c="dimmed">
        {say(words.may)}
      </Text>
      <List size="sm">
        {held.map(flag => (
          <List.Item key={flag}>{say(flagWords[flag])}</List.Item>
        ))}
        <List.Item>{say(words.everybody)}</List.Item>
      </List>
    </Card>
  )
}

function StatusCard({ status }: { status: Status }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Card withBorder radius="lg">
      <Head label={status.label[language] || status.label.de} usedBy={status.usedBy} />
      <List size="sm">
        <List.Item>{say(status.allowsLogin ? words.allowsLogin : words.noLogin)}</List.Item>
        {status.isFormer && <List.Item>{say(words.isFormer)}</List.Item>}
      </List>
    </Card>
  )
}

function Head({ label, usedBy }: { label: string; usedBy: number }) {
  const say = useSay()
  return (
    <Group justify="space-between" mb="xs">
      <Title order={3} size="h5">
        {label}
      </Title>
      <Badge variant="outline" tt="none" color="var(--muted)">
        {say(words.usedBy(usedBy))}
      </Badge>
    </Group>
  )
}
