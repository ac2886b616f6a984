import { Badge, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#contract/pathnames.ts'
import type { OwnSession, Self } from '#contract/people/self.ts'
import { account } from '#messages/account.ts'
import { emailNow, emailWaits, ownWords as words } from '#messages/own-profile.ts'
import { SecondFactorPanel } from '#web/account/account.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { useMomentOf } from '#web/records/use-moment.ts'
import { menuLabelOf } from '#web/shell/backstage-menu.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { deviceOf } from './device.ts'

const calls = client.account.self

/** The current user's login: password, e-mail address, second factor and sessions. */
export function OwnAccount({ self }: { self: Self }) {
  return (
    <>
      <PasswordPanel />
      <EmailPanel self={self} />
      <SecondFactorPanel />
      <SessionsPanel />
    </>
  )
}

function PasswordPanel() {
  const say = useSay()
  const language = useLanguage()
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const submit = async () => {
    await calls.change({ oldPassword, newPassword })
    // The change of the password has ended all sessions, including this one.
    location.assign(addressOf('login', language))
  }
  return (
    <Panel title={say(words.password)}>
      <CheckedForm onSubmit={submit}>
        <Stack gap="sm">
          <PasswordInput
            name="oldPassword"
            label={say(words.oldPassword)}
            autoComplete="current-password"
            value={oldPassword}
            onChange={event => setOld(event.currentTarget.value)}
          />
          <PasswordInput
            name="newPassword"
            label={say(words.newPassword)}
            description={say(account.newPasswordHint)}
            autoComplete="new-password"
            value={newPassword}
            onChange={event => setNew(event.currentTarget.value)}
          />
          <Text size="xs" c="dimmed">
            {say(words.passwordNote)}
          </Text>
          <SubmitButton variant="default">{say(words.savePassword)}</SubmitButton>
        </Stack>
      </CheckedForm>
    </Panel>
  )
}

function EmailPanel({ self }: { self: Self }) {
  const say = useSay()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wanted, setWanted] = useState(self.wantedEmail)
  const submit = async () => {
    await calls.changeEmail({ email, password })
    setWanted(email)
    setPassword('')
    toast.done(say(words.emailSent))
  }
  return (
    <Panel title={say(words.email)}>
      <CheckedForm onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">
            {say(emailNow(self.email))} {wanted && say(emailWaits(wanted))}
          </Text>
          <TextInput
            name="email"
            label={say(words.newEmail)}
            type="email"
            autoComplete="email"
            value={email}
            onChange={event => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            name="password"
            label={say(words.yourPassword)}
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.currentTarget.value)}
          />
          <SubmitButton variant="default">{say(words.sendEmail)}</SubmitButton>
        </Stack>
      </CheckedForm>
    </Panel>
  )
}

function SessionsPanel() {
  const say = useSay()
  const queries = useQueryClient()
  const list = useQuery({ queryKey: ['me', 'sessions'], queryFn: () => calls.sessions({}) })
  const end = async (work: () => Promise<unknown>) => {
    try {
      await work()
      toast.done(say(words.ended))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await queries.invalidateQueries({ queryKey: ['me', 'sessions'] })
  }
  return (
    <Panel title={say(words.sessions)}>
      <QueryState query={list} texts={useQueryTexts()}>
        {({ rows }) => (
          <Stack gap="sm">
            {rows.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(() => calls.endSession({ id: session.id }))}
              />
            ))}
            {rows.length > 1 && (
              <Button variant="default" onClick={() => void end(() => calls.endOtherSessions({}))}>
                {say(words.endOthers)}
              </Button>
            )}
          </Stack>
        )}
      </QueryState>
    </Panel>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const say = useSay()
  const momentOf = useMomentOf()
  const { userAgent, lastUsedAt, isCurrent, place } = session
  const screen = place && menuLabelOf(place)
  const device = deviceOf(userAgent) || say(words.unknownDevice)
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm">{device}</Text>
        <Text size="xs" c="dimmed">
          {say(words.lastUsed)} {momentOf(lastUsedAt)}
          {screen && ` · ${say(screen)}`}
        </Text>
      </div>
      {isCurrent ? (
        <Badge variant="outline" color="var(--ok)" style={{ flex: 'none' }}>
          {say(words.thisOne)}
        </Badge>
      ) : (
        <Button
          size="xs"
          variant="default"
          style={{ flex: 'none' }}
          aria-label={`${say(words.end)}: ${device}, ${momentOf(lastUsedAt)}`}
          onClick={onEnd}
        >
          {say(words.end)}
        </Button>
      )}
    </Group>
  )
}
