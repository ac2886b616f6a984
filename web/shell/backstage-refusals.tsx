import { Group, Stack, Text } from '@mantine/core'
import { isFailure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { backstage } from '#messages/backstage.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { ScreenHead } from './screen-head.tsx'

export function NotAllowed() {
  const say = useSay()
  return <Refusal title={say(shell.notAllowed)} lead={say(backstage.notAllowedLead)} status={403} />
}

export function NotFound() {
  const say = useSay()
  return <Refusal title={say(shell.notFound)} lead={say(shell.notFoundLead)} status={404} />
}

/** Whether the record in the address does not exist: the screen then shows `NotFound`. */
export function isGone(error: unknown): boolean {
  return isFailure(error, 'notFound') || isFailure(error, 'invalid')
}

function Refusal({ title, lead, status }: { title: string; lead: string; status: number }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Stack gap="md">
      <ScreenHead title={title} />
      <Text>
        {lead} ({say(shell.status)}&nbsp;{status})
      </Text>
      <Group gap="sm">
        <ButtonLink href={addressOf('backstage', language)}>{say(backstage.backHome)}</ButtonLink>
        <ButtonLink href={addressOf('home', language)} tone="quiet">
          {say(shell.backHome)}
        </ButtonLink>
      </Group>
    </Stack>
  )
}
