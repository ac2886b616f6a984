import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ownFactorWords, resetDue, factorOfWords as words } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

const calls = client.account.factorOf

/**
 * For administrators: requests the removal of the second factor of a user who has lost it. The user has a day
 * to object.
 */
export function FactorResetRequest({ id }: { id: number }) {
  const say = useSay()
  const momentOf = useMomentOf()
  const queries = useQueryClient()
  const noteId = useId()
  const { data } = useQuery({ queryKey: ['people', 'second-factor', id], queryFn: () => calls.find({ id }) })
  const act = async (work: () => Promise<unknown>, done: string) => {
    await work().finally(() => void queries.invalidateQueries({ queryKey: ['people', 'second-factor', id] }))
    toast.done(done)
  }
  const withdraw = () =>
    act(() => calls.withdraw({ id }), say(words.withdrawn)).catch(error => toast.failed(textOf(error)))
  const ask = () =>
    confirmFirst({
      title: say(words.reset),
      children: <Text size="sm">{say(words.question)}</Text>,
      labels: { confirm: say(words.ask), cancel: say(ownFactorWords.cancel) },
      isDangerous: true,
      onConfirm: () => act(() => calls.ask({ id }), say(words.asked)),
    })
  if (!data) return null
  const { isOn, reset } = data
  const note = reset ? resetDue(momentOf(reset.dueAt), reset.askedBy) : isOn ? null : words.missing
  return (
    <div>
      {reset ? (
        <Button fullWidth variant="default" onClick={() => void withdraw()}>
          {say(words.withdraw)}
        </Button>
      ) : (
        <Button
          fullWidth
          variant="default"
          disabled={!isOn}
          {...(note && { 'aria-describedby': noteId })}
          onClick={ask}
        >
          {say(words.reset)}
        </Button>
      )}
      {note && (
        <Text size="xs" c="dimmed" mt={4} id={noteId}>
          {say(note)}
        </Text>
      )}
    </div>
  )
}
