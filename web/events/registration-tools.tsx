import { Button, Menu } from '@mantine/core'
import { IconDoorEnter, IconMail, IconPrinter, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { mailing } from '#messages/registration-mailing.ts'
import { registrationPrints, registrationsBackstage as say } from '#messages/registrations.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download } from '#web/lists/download.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { AddDialog } from './add-dialog.tsx'
import { WriteDialog } from './write-dialog.tsx'

/** Actions at the door, for use on a phone: check-in, and adding a guest without a registration. */
export function RegistrationActions({ eventId }: { eventId: number }) {
  const words = useSay()
  const language = useLanguage()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button
        variant="default"
        component={Link}
        to={addressOf('backstageCheckIn', language, { id: String(eventId) })}
        leftSection={<IconDoorEnter size={18} aria-hidden />}
      >
        {words(say.checkIn)}
      </Button>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
        {words(say.add)}
      </Button>
      <AddDialog eventId={eventId} opened={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

/** Further actions on all registrations of an event. */
export function RegistrationTools({ eventId }: { eventId: number }) {
  const words = useSay()
  const language = useLanguage()
  const [isWriting, setWriting] = useState(false)
  const print = (what: 'badges' | 'signInSheet') =>
    download({ list: 'events.backstage.printRegistrations', asked: { id: eventId, what }, language }).catch(
      error => toast.failed(textOf(error)),
    )
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
            {words(say.print)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['badges', 'signInSheet'] as const).map(what => (
            <Menu.Item key={what} onClick={() => void print(what)}>
              {words(registrationPrints[what])} (PDF)
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => setWriting(true)}
      >
        {words(mailing.write)}
      </Button>
      <WriteDialog eventId={eventId} opened={isWriting} onClose={() => setWriting(false)} />
    </>
  )
}
