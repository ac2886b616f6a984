import { Stack } from '@mantine/core'
import { addressOf } from '#contract/pathnames.ts'
import { registrationsTitle, registrationsBackstage as say } from '#messages/registrations.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { NotFound } from '#web/shell/backstage-refusals.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { RegistrationFigures } from './registration-figures.tsx'
import { RegistrationList } from './registration-list.tsx'
import { UnsentLetters } from './unsent-letters.tsx'
import { useEventSteps } from './use-event-steps.ts'

/** Registrations for an event: figures and list. */
export default function Registrations() {
  const { id } = useScreenParameters()
  return id ? <RegistrationsOf key={id} eventId={Number(id)} /> : <NoEventNotice />
}

function RegistrationsOf({ eventId }: { eventId: number }) {
  const words = useSay()
  const way = useEventSteps(eventId)
  if (way.isGone) return <NotFound />
  return (
    <Stack gap="lg">
      <ScreenHead title={words(registrationsTitle)} about={way.event} />
      <RegistrationFigures eventId={eventId} />
      <UnsentLetters eventId={eventId} />
      <RegistrationList eventId={eventId} />
    </Stack>
  )
}

function NoEventNotice() {
  const words = useSay()
  const language = useLanguage()
  const toEvents = (
    <ButtonLink href={addressOf('backstageEvents', language)}>{words(say.toEvents)}</ButtonLink>
  )
  return (
    <Stack gap="md">
      <ScreenHead title={words(registrationsTitle)} />
      <Notice title={words(say.noEvent)} actions={toEvents}>
        {words(say.noEventLead)}
      </Notice>
    </Stack>
  )
}
