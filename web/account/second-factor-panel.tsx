import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnFactor } from '#contract/account/second-factor.ts'
import { addressOf } from '#contract/pathnames.ts'
import { codesLeft, ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { useMomentOf } from '#web/records/use-moment.ts'
import { isFactorOverdue } from '#web/shell/factor-due.tsx'
import { canUsePasskeys } from '#web/shell/passkey.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useFreshUser, useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { FactorDialog, type Wanted } from './factor-dialog.tsx'
import { type NamedPasskey, PasskeyNameDialog } from './passkey-name-dialog.tsx'

const calls = client.account.self.factor
const key = ['me', 'second-factor']

/** The current user's second factor: lists its parts, adds and removes them. */
export function SecondFactorPanel() {
  const say = useSay()
  const queries = useQueryClient()
  const factor = useQuery({ queryKey: key, queryFn: () => calls.find({}) })
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [renamed, setRenamed] = useState<NamedPasskey | null>(null)
  const language = useLanguage()
  const user = useUser()
  const freshUser = useFreshUser()
  const navigate = useNavigate()
  const anew = async () => {
    await queries.invalidateQueries({ queryKey: key })
    if (!user.factorDueAt) return
    try {
      if (!(await calls.find({})).isOn) return
      await freshUser()
    } catch (error) {
      return toast.failed(textOf(error))
    }
    // After an overdue second factor is set up, the rest of backstage is accessible again.
    if (isFactorOverdue(user)) await navigate(addressOf('backstage', language))
  }
  const remove = async (work: () => Promise<unknown>) => {
    try {
      await work()
      toast.done(say(words.removed))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await anew()
  }
  return (
    <Panel title={say(words.title)}>
      <QueryState query={factor} texts={useQueryTexts()}>
        {own => (
          <Stack gap="sm">
            <State own={own} />
            <Parts own={own} remove={remove} rename={setRenamed} />
            {!own.hasApp && (
              <Button variant="default" onClick={() => setWanted('app')}>
                {say(words.addApp)}
              </Button>
            )}
            {canUsePasskeys() && (
              <Button variant="default" onClick={() => setWanted('passkey')}>
                {say(words.addPasskey)}
              </Button>
            )}
            {(own.hasApp || own.passkeys.length > 0) && (
              <Button variant="default" onClick={() => setWanted('codes')}>
                {say(words.makeCodes)}
              </Button>
            )}
          </Stack>
        )}
      </QueryState>
      {renamed && (
        <PasskeyNameDialog
          passkey={renamed}
          onClose={() => {
            setRenamed(null)
            void anew()
          }}
        />
      )}
      {wanted && (
        <FactorDialog
          wanted={wanted}
          onClose={() => {
            setWanted(null)
            void anew()
          }}
        />
      )}
    </Panel>
  )
}

function State({ own }: { own: OwnFactor }) {
  const say = useSay()
  return (
    <div>
      <Badge variant="outline" tt="none" color={own.isOn ? 'var(--ok)' : 'var(--warn)'}>
        {say(own.isOn ? words.on : words.off)}
      </Badge>
      <Text size="xs" mt={4}>
        {say(own.isOn ? codesLeft(own.codesLeft) : words.lead)}
      </Text>
    </div>
  )
}

interface PartsProps {
  own: OwnFactor
  remove: (work: () => Promise<unknown>) => Promise<void>
  rename: (passkey: NamedPasskey) => void
}

function Parts({ own, remove, rename }: PartsProps) {
  const say = useSay()
  const momentOf = useMomentOf()
  return (
    <>
      {own.hasApp && (
        <Part name={say(words.app)} note="" onRemove={() => void remove(() => calls.removeApp({}))} />
      )}
      {own.passkeys.map(({ id, name, lastUsedAt, verifiesUser, isForOldAddress }) => {
        const used = lastUsedAt ? `${say(words.lastUsed)} ${momentOf(lastUsedAt)}` : say(words.neverUsed)
        const more = isForOldAddress ? words.oldAddress : verifiesUser ? words.alone : null
        return (
          <Part
            key={id}
            name={name}
            note={[used, more && say(more)].filter(Boolean).join(' · ')}
            onRename={() => rename({ id, name })}
            onRemove={() => void remove(() => calls.removePasskey({ id }))}
          />
        )
      })}
    </>
  )
}

interface PartProps {
  name: string
  note: string
  onRename?: () => void
  onRemove: () => void
}

function Part({ name, note, onRename, onRemove }: PartProps) {
  const say = useSay()
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm">{name}</Text>
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      <Group gap="xs" style={{ flex: 'none' }}>
        {onRename && (
          <Button size="xs" variant="subtle" aria-label={`${say(words.rename)}: ${name}`} onClick={onRename}>
            {say(words.rename)}
          </Button>
        )}
        <Button size="xs" variant="default" aria-label={`${say(words.remove)}: ${name}`} onClick={onRemove}>
          {say(words.remove)}
        </Button>
      </Group>
    </Group>
  )
}
