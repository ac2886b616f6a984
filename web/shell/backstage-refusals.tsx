import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { backstage } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'

export function NotAllowed() {
  const say = useSay()
  return <Refusal title={say(backstage.notAllowed)} lead={say(backstage.notAllowedLead)} />
}

export function NotFound() {
  return <Refusal title={useSay()(backstage.notFound)} />
}

function Refusal({ title, lead }: { title: string; lead?: string }) {
  const say = useSay()
  const home = addressOf('backstage', useLanguage())
  return (
    <Stack gap="sm">
      <Title order={1} size="h2">
        {title}
      </Title>
      {lead && <Text>{lead}</Text>}
      <div>
        <Anchor component={Link} to={home}>
          {say(backstage.backHome)}
        </Anchor>
      </div>
    </Stack>
  )
}
