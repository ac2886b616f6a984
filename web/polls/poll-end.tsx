import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import type { Poll } from '#contract/polls/poll.ts'
import { backstage } from '#messages/backstage.ts'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { AnnulDialog } from './annul-dialog.tsx'

const calls = client.polls.backstage

/** Buttons that close a poll early, annul it, or revoke the annulment. */
export function PollEnd({ poll: { id, votingState, isAnnulled } }: { poll: Poll }) {
  const say = useSay()
  const stale = useStale('polls')
  const [isAsking, setAsking] = useState(false)
  const call = async (work: () => Promise<unknown>, done: Bilingual<string>): Promise<void> => {
    await work()
    toast.done(say(done))
    await stale()
  }
  const act = (...asked: Parameters<typeof call>) =>
    void call(...asked).catch((error: unknown) => toast.failed(textOf(error)))
  const close = () =>
    confirmFirst({
      title: say(words.closeQuestion),
      children: <Text size="sm">{say(words.closeLead)}</Text>,
      labels: { confirm: say(words.close), cancel: say(backstage.cancel) },
      onConfirm: () => call(() => calls.close({ id }), words.closed),
    })
  if (isAnnulled)
    return (
      <Button variant="default" onClick={() => act(() => calls.annul({ id, reason: null }), words.revoked)}>
        {say(words.revoke)}
      </Button>
    )
  return (
    <>
      {votingState === 'open' && (
        <Button variant="default" onClick={close}>
          {say(words.close)}
        </Button>
      )}
      <Button variant="outline" color="var(--danger)" onClick={() => setAsking(true)}>
        {say(words.annul)}
      </Button>
      <AnnulDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onReason={reason => call(() => calls.annul({ id, reason }), words.annulled)}
      />
    </>
  )
}
