import { Button, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import type { Person } from '#contract/people/person.ts'
import { obstacleNames, peopleBackstage as words } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { Panel } from '#web/records/panel.tsx'
import { PersonField } from '#web/records/person-field.tsx'
import { useMomentOf } from '#web/records/use-moment.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { LoginState } from './login-state.tsx'
import type { SideProps } from './user-side.tsx'

const calls = client.people.backstage

interface Props extends Pick<SideProps, 'form'> {
  item: Person
}

/** Whether somebody can log in, when they last did, and what can be done about it. */
export function AccountPanel({ form, item }: Props) {
  const say = useSay()
  const momentOf = useMomentOf()
  const anew = useAnew(form, item.id)
  const [isLeaving, leaving] = useDisclosure(false)
  const isOneself = useUser().id === item.id
  const { loginObstacle, isLoginAllowed, isLockedOut, hasPassword } = item
  const whyNot = loginObstacle ? say(obstacleNames[loginObstacle]) : ''
  const mayUnlock = (loginObstacle === null || loginObstacle === 'locked') && isLockedOut
  return (
    <Panel title={say(words.override)}>
      <Stack gap="sm">
        <LoginState person={item} />
        <Text size="sm">
          {say(words.lastLogin)}: {item.lastLoginAt ? momentOf(item.lastLoginAt) : say(words.never)}
          <br />
          {say(words.failedLogins)}: {item.failedLogins}
        </Text>
        <Button
          variant="default"
          disabled={!mayUnlock}
          onClick={() => void anew(() => calls.unlock({ id: item.id }), say(words.unlocked))}
        >
          {say(words.unlock)}
        </Button>
        <Button
          variant="default"
          disabled={!isLoginAllowed}
          onClick={() => void anew(() => calls.sendReset({ id: item.id }), say(words.resetSent))}
        >
          {say(hasPassword ? words.sendReset : words.sendInvitation)}
        </Button>
        {!isLoginAllowed && (
          <Text size="xs" c="dimmed">
            {say(words.cannotLogIn)}: {whyNot}
          </Text>
        )}
        {!isOneself && !item.isFormer && (
          <Button variant="light" color="red" onClick={leaving.open}>
            {say(words.leave)}
          </Button>
        )}
      </Stack>
      <LeaveDialog item={item} opened={isLeaving} onClose={leaving.close} anew={anew} />
    </Panel>
  )
}

type Anew = (act: () => Promise<unknown>, done: string) => Promise<void>

/** Does something to the account, and shows it as it is then. */
function useAnew(form: SideProps['form'], id: number): Anew {
  const stale = useStale('people')
  const queries = useQueryClient()
  return async (act, done) => {
    try {
      await act()
      const now = await calls.find({ id })
      form.replace(now as Person)
      queries.setQueryData(['people', 'item', id], now)
      toast.done(done)
      await stale()
    } catch (error) {
      if (!isFailure(error)) throw error
      const [first] = error.details.errors ?? []
      toast.failed(first?.message ?? textOf(error))
    }
  }
}

interface LeaveProps {
  item: Person
  opened: boolean
  onClose: () => void
  anew: Anew
}

function LeaveDialog({ item, opened, onClose, anew }: LeaveProps) {
  const say = useSay()
  const [heirId, setHeir] = useState<number | null>(null)
  const leave = async () => {
    onClose()
    await anew(() => calls.leave({ id: item.id, heirId }), say(words.left))
  }
  return (
    <Modal opened={opened} onClose={onClose} title={say(words.leave)}>
      <Stack>
        <Text size="sm">{say(words.leaveLead)}</Text>
        <PersonField label={say(words.heir)} value={heirId} onChange={setHeir} />
        <Button color="red" onClick={() => void leave()}>
          {say(words.leaveNow)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {say(words.cancel)}
        </Button>
      </Stack>
    </Modal>
  )
}
