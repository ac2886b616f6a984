import { Anchor, Button, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { plainName } from '#contract/people/names.ts'
import type { Person, PersonFields } from '#contract/people/person.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { audit } from '#messages/audit.ts'
import {
  becauseOf,
  leavesTitle,
  obstacleNames,
  peopleBackstage as words,
} from '#messages/people-backstage.ts'
import { FactorResetRequest } from '#web/account/account.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { Panel } from '#web/records/panel.tsx'
import { PersonField } from '#web/records/person-field.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { useMomentOf } from '#web/records/use-moment.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useOneAtATime } from '#web/shell/one-at-a-time.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { LoginState } from './login-state.tsx'

const calls = client.people.backstage

interface Props extends Pick<PanelProps<PersonFields, Person>, 'form'> {
  item: Person
}

/** Whether a person can log in, their last login, and actions on the account. */
export function AccountPanel({ form, item }: Props) {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const anew = useAccountCall(form, item.id)
  const [isLeaving, leaving] = useDisclosure(false)
  const user = useUser()
  const isOneself = user.id === item.id
  const mayRead = mayDo(opens.safety, user.flags)
  const { loginObstacle, isLoginAllowed, isLockedOut, hasPassword } = item
  const whyNot = loginObstacle ? becauseOf(obstacleNames[loginObstacle]) : null
  const mayUnlock = (loginObstacle === null || loginObstacle === 'locked') && isLockedOut
  return (
    <Panel title={say(words.login)}>
      <Stack gap="sm">
        <LoginState person={item} />
        <Text size="sm">
          {say(words.lastLogin)}: {item.lastLoginAt ? momentOf(item.lastLoginAt) : say(words.never)}
          <br />
          {say(words.failedLogins)}: {item.failedLogins}
        </Text>
        <ActionButton
          label={say(words.unlock)}
          whyNot={mayUnlock ? null : say(isLockedOut && whyNot ? whyNot : words.notLocked)}
          run={() => anew(() => calls.unlock({ id: item.id }), say(words.unlocked))}
        />
        <ActionButton
          label={say(hasPassword ? words.sendReset : words.sendInvitation)}
          whyNot={isLoginAllowed || !whyNot ? null : say(whyNot)}
          run={() => anew(() => calls.sendReset({ id: item.id }), say(words.resetSent))}
        />
        {mayRead && !isOneself && <FactorResetRequest id={item.id} />}
        {!isOneself && !item.isFormer && (
          <Button variant="light" color="red" onClick={leaving.open}>
            {say(words.leave)}
          </Button>
        )}
        {mayRead && (
          <Anchor component={Link} to={`${addressOf('backstageAudit', language)}?user=${item.id}`} size="sm">
            {say(audit.ofUser)}
          </Anchor>
        )}
      </Stack>
      <LeaveDialog item={item} opened={isLeaving} onClose={leaving.close} anew={anew} />
    </Panel>
  )
}

/** A button; if it is disabled, the reason is shown below it. */
function ActionButton({
  label,
  whyNot,
  run,
}: {
  label: string
  whyNot: string | null
  run: () => Promise<void>
}) {
  const id = useId()
  const only = useOneAtATime()
  const press = async () => {
    try {
      await run()
    } catch (error) {
      if (!isFailure(error)) throw error
      toast.failed(error.details.errors?.[0]?.message ?? textOf(error))
    }
  }
  return (
    <div>
      <Button
        fullWidth
        variant="default"
        disabled={whyNot !== null}
        {...(whyNot && { 'aria-describedby': id })}
        onClick={() => void only(press)}
      >
        {label}
      </Button>
      {whyNot && (
        <Text size="xs" c="dimmed" mt={4} id={id}>
          {whyNot}
        </Text>
      )}
    </div>
  )
}

/** Throws if the action is refused. */
type Anew = (act: () => Promise<unknown>, done: string) => Promise<void>

/** Returns a function that runs an action on the account and then refetches the record. */
function useAccountCall(form: PanelProps<PersonFields, Person>['form'], id: number): Anew {
  const stale = useStale('people')
  const queries = useQueryClient()
  return async (act, done) => {
    await act()
    const now = await calls.find({ id })
    form.keep(now as Person)
    queries.setQueryData(['people', 'item', id], now)
    toast.done(done)
    await stale()
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
    await anew(() => calls.leave({ id: item.id, heirId }), say(words.left))
    onClose()
  }
  return (
    <Modal opened={opened} onClose={onClose} title={say(leavesTitle(plainName(item)))}>
      <CheckedForm onSubmit={leave}>
        <Text size="sm" mb="md">
          {say(words.leaveLead)}
        </Text>
        <PersonField name="heirId" label={say(words.heir)} value={heirId} onChange={setHeir} />
        <DialogButtons>
          <Button variant="default" onClick={onClose} data-autofocus>
            {say(words.cancel)}
          </Button>
          <SubmitButton color="red">{say(words.leaveNow)}</SubmitButton>
        </DialogButtons>
      </CheckedForm>
    </Modal>
  )
}
