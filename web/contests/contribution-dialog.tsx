import { Button, Divider, Group, Image, Modal, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ContributionRow, Decision } from '#contract/contests/contribution.ts'
import { inLanguage } from '#contract/language.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Recording } from '#web/voting/recording.tsx'
import { MendFields, mendedIn } from './mend-fields.tsx'

interface Props {
  /** Null: closed. */
  row: ContributionRow | null
  onClose: () => void
}

const calls = client.contests.backstage

/** One work large, with its texts to be mended, and what is decided about it. */
export function ContributionDialog({ row, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      title={row && inLanguage(row.title, language).value}
      closeButtonProps={{ 'aria-label': say(words.close) }}
      size="xl"
    >
      {row && (
        <Stack key={row.id}>
          <Work row={row} />
          {row.artist && (
            <Text>
              {[`${say(words.artist)} ${row.artist.name}`, row.artist.email].filter(Boolean).join(', ')}
            </Text>
          )}
          <Mend row={row} />
          <Divider />
          <Decide row={row} onDone={onClose} />
        </Stack>
      )}
    </Modal>
  )
}

function Work({ row }: { row: ContributionRow }) {
  const title = inLanguage(row.title, useLanguage()).value
  if (row.recording) return <Recording recording={row.recording} title={title} />
  return row.image && <Image src={row.image.src} alt={row.image.alt ?? ''} mah="50vh" fit="contain" />
}

function Mend({ row }: { row: ContributionRow }) {
  const say = useSay()
  const { isBusy, run } = useWork()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(() => calls.mend({ id: row.id, ...mendedIn(form) }), say(words.saved))
  }
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <MendFields row={row} language="de" />
          <MendFields row={row} language="en" />
        </SimpleGrid>
        <Button type="submit" variant="default" loading={isBusy}>
          {say(words.save)}
        </Button>
      </Stack>
    </form>
  )
}

const moves = {
  accept: { label: words.accept, variant: 'filled', from: ['submitted', 'returned', 'rejected'] },
  return: { label: words.return, variant: 'default', from: ['submitted', 'accepted'] },
  reject: { label: words.reject, variant: 'default', from: ['submitted', 'accepted', 'returned'] },
} as const

function Decide({ row, onDone }: { row: ContributionRow; onDone: () => void }) {
  const say = useSay()
  const { isBusy, run } = useWork()
  const [reason, setReason] = useState('')
  const decide = async (decision: Decision) => {
    const isDone = await run(() => calls.decide({ id: row.id, decision, reason }), say(words.decided))
    if (isDone) onDone()
  }
  const possible = (Object.keys(moves) as Decision[]).filter(name =>
    (moves[name].from as readonly string[]).includes(row.state),
  )
  return (
    <Stack gap="sm">
      <Textarea
        label={say(words.reason)}
        description={say(words.reasonHint)}
        autosize
        minRows={2}
        maxLength={2000}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <Group>
        {possible.map(name => (
          <Button
            key={name}
            variant={moves[name].variant}
            loading={isBusy}
            disabled={name === 'return' && reason.trim() === ''}
            onClick={() => void decide(name)}
          >
            {say(moves[name].label)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

/** Does something, says how it went, and has what shows it read again. */
function useWork() {
  const stale = useStale('contests')
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      await stale()
      toast.done(done)
      return true
    } catch (error) {
      toast.failed(textOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
