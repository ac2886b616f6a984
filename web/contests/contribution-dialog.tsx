import { Divider, Group, Image, SimpleGrid, Stack, Text } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { ContributionRow, ContributionWords, Decision } from '#contract/contests/contribution.ts'
import { isFailure } from '#contract/errors.ts'
import { inLanguage } from '#contract/language.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { GivenConsents } from '#web/records/given-consents.tsx'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Recording } from '#web/voting/recording.tsx'
import { MendFields, readMendedWords } from './mend-fields.tsx'

interface Props {
  /** The work shown; null if the dialog is closed. */
  row: ContributionRow | null
  onClose: () => void
}

const calls = client.contests.backstage

/** A submitted work in detail: its texts can be corrected and a decision made. */
export function ContributionDialog({ row, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [isTyped, setTyped] = useState(false)
  const close = () => {
    setTyped(false)
    onClose()
  }
  return (
    <AskingModal
      {...useDiscardQuestion()}
      isTyped={isTyped}
      opened={row !== null}
      onClose={close}
      title={row && inLanguage(row.title, language).value}
      closeButtonProps={{ 'aria-label': say(words.close) }}
      size="xl"
    >
      {row && <Review key={row.id} row={row} onTyped={setTyped} onDone={onClose} />}
    </AskingModal>
  )
}

interface ReviewProps {
  row: ContributionRow
  /** Called with whether there are unsaved changes. */
  onTyped: (isTyped: boolean) => void
  onDone: () => void
}

function Review({ row, onTyped, onDone }: ReviewProps) {
  const say = useSay()
  const stale = useStale('contests')
  // What this dialog has saved itself since the row was fetched.
  const saved = useRef<{ of: string; updatedAt: string } | null>(null)
  const seen = () => (saved.current?.of === row.updatedAt ? saved.current.updatedAt : row.updatedAt)
  const typed = useRef<ContributionWords | null>(null)
  const [reason, setReason] = useState('')
  const keepTyped = (mended: ContributionWords | null, why = reason) => {
    typed.current = mended
    setReason(why)
    onTyped(mended !== null || why.trim() !== '')
  }
  /** Where the work was changed meanwhile, it is shown as it is now. */
  const orShowAnew = async <Answer,>(call: Promise<Answer>) => {
    try {
      return await call
    } catch (error) {
      if (isFailure(error, 'staleVersion')) await stale()
      throw error
    }
  }
  /** Saves the texts, if any was typed. */
  const mend = async () => {
    const { current } = typed
    if (!current) return
    const { updatedAt } = await orShowAnew(calls.mend({ id: row.id, ...current, updatedAt: seen() }))
    saved.current = { of: row.updatedAt, updatedAt }
    // Text typed during the save is still unsaved.
    if (typed.current === current) keepTyped(null)
  }
  return (
    <Stack>
      <Work row={row} />
      {row.artist && (
        <Text>
          {[`${say(words.artist)} ${row.artist.name}`, row.artist.email].filter(Boolean).join(', ')}
        </Text>
      )}
      <GivenConsents table="contestContributions" id={row.id} />
      <Mend row={row} onTyped={keepTyped} mend={mend} />
      <Divider />
      <Decide
        {...{ row, reason, mend }}
        decide={decision => orShowAnew(calls.decide({ id: row.id, decision, reason, updatedAt: seen() }))}
        onReason={why => keepTyped(typed.current, why)}
        onDone={() => {
          onTyped(false)
          onDone()
        }}
      />
    </Stack>
  )
}

function Work({ row }: { row: ContributionRow }) {
  const title = inLanguage(row.title, useLanguage()).value
  if (row.recording) return <Recording recording={row.recording} title={title} />
  return row.image && <Image src={row.image.src} alt={row.image.alt ?? ''} mah="50vh" fit="contain" />
}

interface MendProps {
  row: ContributionRow
  onTyped: (mended: ContributionWords | null) => void
  mend: () => Promise<void>
}

function Mend({ row, onTyped, mend }: MendProps) {
  const say = useSay()
  const stale = useStale('contests')
  const save = async () => {
    await mend()
    await stale()
    toast.done(say(words.saved))
  }
  return (
    <CheckedForm
      onSubmit={save}
      onInput={event => onTyped(readMendedWords(new FormData(event.currentTarget), row))}
    >
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <MendFields row={row} language="de" />
          <MendFields row={row} language="en" />
        </SimpleGrid>
        <SubmitButton variant="default">{say(words.save)}</SubmitButton>
      </Stack>
    </CheckedForm>
  )
}

const moves = {
  accept: { label: words.accept, variant: 'filled', from: ['submitted', 'returned', 'rejected'] },
  return: { label: words.return, variant: 'default', from: ['submitted', 'accepted'] },
  reject: { label: words.reject, variant: 'default', from: ['submitted', 'accepted', 'returned'] },
} as const

const decisions = Object.keys(moves) as Decision[]

interface DecideProps {
  row: ContributionRow
  reason: string
  onReason: (reason: string) => void
  mend: () => Promise<void>
  decide: (decision: Decision) => Promise<unknown>
  onDone: () => void
}

function Decide({ row, reason, onReason, mend, decide, onDone }: DecideProps) {
  const say = useSay()
  const stale = useStale('contests')
  const submit = async ({ nativeEvent }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const decision = decisions.find(name => name === submitter?.getAttribute('value'))
    if (!decision) return
    // Saves the texts first, because the e-mail to the artist cannot be recalled.
    await mend()
    await decide(decision)
    await stale()
    toast.done(say(words.decided))
    onDone()
  }
  const possible = decisions.filter(name => (moves[name].from as readonly string[]).includes(row.state))
  return (
    <CheckedForm onSubmit={submit}>
      <Stack gap="sm">
        <GrowingText
          name="reason"
          label={say(words.reason)}
          description={say(words.reasonHint)}
          minRows={2}
          maxLength={2000}
          value={reason}
          onChange={event => onReason(event.currentTarget.value)}
        />
        <Group>
          {possible.map(name => (
            <SubmitButton
              key={name}
              value={name}
              variant={moves[name].variant}
              disabled={name === 'return' && reason.trim() === ''}
            >
              {say(moves[name].label)}
            </SubmitButton>
          ))}
        </Group>
      </Stack>
    </CheckedForm>
  )
}
