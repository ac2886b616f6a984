import { Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Failure } from '#contract/errors.ts'
import { ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { makePasskey } from '#web/shell/passkey.ts'
import { withErrorAtField } from '#web/shell/placed-errors.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { printCodes } from './print-codes.ts'

const calls = client.account.self.factor

export type Wanted = 'app' | 'passkey' | 'codes'

/** Adds an app or a passkey, or creates new recovery codes. Codes are also shown after the first addition. */
export function FactorDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const say = useSay()
  const [codes, setCodes] = useState<string[] | null>(null)
  const titles = { app: words.appTitle, passkey: words.passkeyTitle, codes: words.codesTitle }
  const added = (shown: string[]) => {
    if (shown.length > 0) return setCodes(shown)
    toast.done(say(words.added))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(codes ? words.codesTitle : titles[wanted])}
      closeOnClickOutside={false}
      size="lg"
    >
      {codes ? (
        <Codes codes={codes} isFirst={wanted !== 'codes'} onClose={onClose} />
      ) : (
        <>
          {wanted === 'app' && <AppStep onDone={added} onClose={onClose} />}
          {wanted === 'passkey' && <PasskeyStep onDone={added} onClose={onClose} />}
          {wanted === 'codes' && <CodesStep onClose={onClose} />}
        </>
      )}
    </Modal>
  )
}

interface StepProps {
  onDone: (codes: string[]) => void
  onClose: () => void
}

function AppStep({ onDone, onClose }: StepProps) {
  const say = useSay()
  const app = useQuery({ queryKey: ['me', 'new-app'], queryFn: () => calls.startApp({}), ...once })
  return (
    <QueryState query={app} texts={useQueryTexts()}>
      {({ secret, qr }) => (
        <OneField
          label={say(words.code)}
          isCode
          submit={say(words.next)}
          send={async code => onDone((await calls.confirmApp({ code })).codes)}
          onClose={onClose}
        >
          <Text size="sm">{say(words.appLead)}</Text>
          <Group align="start">
            <QrCode code={qr} label={say(words.qr)} />
            <Stack gap="xs" flex={1} miw="12rem">
              <Text size="sm">{say(words.byHand)}</Text>
              <Code block style={{ whiteSpace: 'pre-wrap' }}>
                {secret}
              </Code>
            </Stack>
          </Group>
        </OneField>
      )}
    </QueryState>
  )
}

function PasskeyStep({ onDone, onClose }: StepProps) {
  const say = useSay()
  const make = async (name: string) => {
    const { question } = await calls.askPasskey({})
    const passkey = await makePasskey(question)
    if (!passkey) throw new Failure('wrongCode', { message: say(words.passkeyFailed) })
    onDone((await calls.addPasskey({ name, passkey })).codes)
  }
  return (
    <OneField
      label={say(words.passkeyName)}
      hint={say(words.passkeyHint)}
      submit={say(words.next)}
      send={make}
      onClose={onClose}
    >
      <Text size="sm">{say(words.passkeyLead)}</Text>
    </OneField>
  )
}

function CodesStep({ onClose }: { onClose: () => void }) {
  const made = useQuery({ queryKey: ['me', 'new-codes'], queryFn: () => calls.makeCodes({}), ...once })
  return (
    <QueryState query={made} texts={useQueryTexts()}>
      {({ codes }) => <Codes codes={codes} isFirst={false} onClose={onClose} />}
    </QueryState>
  )
}

// Query options: secrets on the screen are neither cached nor refetched while they are visible.
const once = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
} as const

interface CodesProps {
  codes: string[]
  isFirst: boolean
  onClose: () => void
}

function Codes({ codes, isFirst, onClose }: CodesProps) {
  const say = useSay()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.done(say(words.copied))
  }
  const confirm = async (code: string) => {
    await calls.confirmCodes({ code })
    toast.done(say(isFirst ? words.isOn : words.newCodesCount))
    onClose()
  }
  return (
    <OneField
      label={say(words.typeBack)}
      hint={say(words.typeBackHint)}
      isCode
      submit={say(words.finish)}
      send={confirm}
      onClose={onClose}
    >
      <Text size="sm">{say(words.codesLead)}</Text>
      <Code block>{codes.join('\n')}</Code>
      <Group>
        <Button variant="default" onClick={() => void copy()}>
          {say(words.copy)}
        </Button>
        <Button
          variant="default"
          onClick={() => printCodes(`${say(words.codesTitle)} · ${location.host}`, codes)}
        >
          {say(words.print)}
        </Button>
      </Group>
    </OneField>
  )
}

interface FieldProps {
  label: string
  hint?: string
  isCode?: boolean
  submit: string
  send: (value: string) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form with one field, the content above it and the buttons of the step. */
function OneField({ label, hint, isCode = false, submit, send, onClose, children }: FieldProps) {
  const say = useSay()
  const [value, setValue] = useState('')
  const sendValue = () =>
    send(value).catch((error: unknown) => {
      throw withErrorAtField('value', error)
    })
  return (
    <CheckedForm onSubmit={sendValue}>
      <Stack gap="md">
        {children}
        <TextInput
          name="value"
          label={label}
          description={hint}
          value={value}
          required
          data-autofocus
          {...(isCode && { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          onChange={event => setValue(event.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say(words.cancel)}
          </Button>
          <SubmitButton>{submit}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}
