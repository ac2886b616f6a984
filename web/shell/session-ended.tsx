import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AskedFor } from '#contract/account/second-factor.ts'
import { isFailure } from '#contract/errors.ts'
import { plainName } from '#contract/people/names.ts'
import { account } from '#messages/account.ts'
import { backstage, loginAs } from '#messages/backstage.ts'
import { refreshedToken } from '#web/access-token.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { CheckedForm, SubmitButton } from './checked-form.tsx'
import FactorForm, { type FactorAnswer } from './factor-form.tsx'
import { withErrorAtField } from './placed-errors.ts'
import { noteSessionResumed, postponeLogin, useHasSessionEnded, useOnResumed } from './session.ts'
import { useUser } from './signed-in.tsx'

/** A login dialog above the screen after the session has ended; the input on the screen is kept. */
export function SessionEnded() {
  const say = useSay()
  const queries = useQueryClient()
  const opened = useHasSessionEnded()
  useOnResumed(() => void queries.invalidateQueries())
  return (
    // Deferred until the key press is over: a dialog below would react to the same Escape once this one is
    // closed.
    <Modal
      opened={opened}
      onClose={() => setTimeout(postponeLogin)}
      title={say(backstage.sessionEnded)}
      centered
    >
      <LoginAgain />
    </Modal>
  )
}

function LoginAgain() {
  const say = useSay()
  const { username, firstName, lastName } = useUser()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<AskedFor | null>(null)
  const resume = async () => {
    await refreshedToken()
    noteSessionResumed()
  }
  const logIn = async () => {
    try {
      await client.account.login({ username, password })
      await resume()
    } catch (failure) {
      if (!isFailure(failure, 'secondStepNeeded')) throw withErrorAtField('password', failure)
      setAsked(await client.account.findSecondStep({}))
    }
  }
  const takeStep = async ({ code, passkey }: FactorAnswer) => {
    await client.account.takeSecondStep({ ...(code !== undefined && { code }), ...(passkey && { passkey }) })
    await resume()
  }
  if (asked) return <FactorForm asked={asked} send={takeStep} />
  return (
    <CheckedForm onSubmit={logIn}>
      <Stack gap="md">
        <Text>{say(backstage.sessionEndedLead)}</Text>
        {/* Password managers look for the username beside the password. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label={say(loginAs(plainName({ firstName, lastName })))}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.currentTarget.value)}
          required
          data-autofocus
        />
        <DialogButtons>
          <Button variant="default" onClick={postponeLogin}>
            {say(backstage.later)}
          </Button>
          <SubmitButton>{say(account.logIn)}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}
