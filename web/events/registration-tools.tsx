import { Button, Menu } from '@mantine/core'
import { IconDoorEnter, IconMail, IconPrinter, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { registrationPrints, registrationsBackstage as say } from '#messages/registrations.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download } from '#web/lists/download.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { AddDialog } from './add-dialog.tsx'
import { WriteDialog } from './write-dialog.tsx'

/** What can be done with the registrations of an event as a whole. */
export function RegistrationTools({ eventId }: { eventId: number }) {
  const words = useSay()
  const language = useLanguage()
  const [opened, setOpened] = useState<'add' | 'write' | null>(null)
  const close = () => setOpened(null)
  const print = (what: 'badges' | 'signInSheet') =>
    download({ list: 'events.backstage.printRegistrations', asked: { id: eventId, what }, language }).catch(
      error => toast.failed(textOf(error)),
    )
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
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
            PDF
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['badges', 'signInSheet'] as const).map(what => (
            <Menu.Item key={what} onClick={() => void print(what)}>
              {words(registrationPrints[what])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => setOpened('write')}
      >
        {words(say.write)}
      </Button>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setOpened('add')}>
        {words(say.add)}
      </Button>
      <AddDialog eventId={eventId} opened={opened === 'add'} onClose={close} />
      <WriteDialog eventId={eventId} opened={opened === 'write'} onClose={close} />
    </>
  )
}
