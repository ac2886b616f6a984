import { Button, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ownFactorWords, resetDue, factorOfWords as words } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

const calls = client.account.factorOf

/** For administrators: takes away the second factor of somebody who has lost it, once they had a day to object. */
export function FactorReset({ id }: { id: number }) {
  const say = useSay()
  const momentOf = useMomentOf()
  const queries = useQueryClient()
  const noteId = useId()
  const [isAsking, asking] = useDisclosure(false)
  const { data } = useQuery({ queryKey: ['people', 'second-factor', id], queryFn: () => calls.find({ id }) })
  const act = async (work: () => Promise<unknown>, done: string) => {
    asking.close()
    try {
      await work()
      toast.done(done)
    } catch (error) {
      toast.failed(textOf(error))
    }
    await queries.invalidateQueries({ queryKey: ['people', 'second-factor', id] })
  }
  if (!data) return null
  const { isOn, reset } = data
  const note = reset ? resetDue(momentOf(reset.dueAt), reset.askedBy) : isOn ? null : words.missing
  return (
    <div>
      {reset ? (
        <Button
          fullWidth
          variant="default"
          onClick={() => void act(() => calls.withdraw({ id }), say(words.withdrawn))}
        >
          {say(words.withdraw)}
        </Button>
      ) : (
        <Button
          fullWidth
          variant="default"
          disabled={!isOn}
          {...(note && { 'aria-describedby': noteId })}
          onClick={asking.open}
        >
          {say(words.reset)}
        </Button>
      )}
      {note && (
        <Text size="xs" c="dimmed" mt={4} id={noteId}>
          {say(note)}
        </Text>
      )}
      <Modal opened={isAsking} onClose={asking.close} title={say(words.reset)}>
        <Text size="sm">{say(words.question)}</Text>
        <DialogButtons>
          <Button variant="default" onClick={asking.close} data-autofocus>
            {say(ownFactorWords.cancel)}
          </Button>
          <Button color="red" onClick={() => void act(() => calls.ask({ id }), say(words.asked))}>
            {say(words.ask)}
          </Button>
        </DialogButtons>
      </Modal>
    </div>
  )
}
