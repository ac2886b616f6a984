import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { redirectTitle, missedTexts as texts } from '#messages/missed.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { LinkChoice, type LinkTarget } from '#web/richtext/link-choice.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { readablePath } from './readable-path.ts'

interface Props {
  /** Null if the address is to be typed. */
  from: string | null
  onClose: () => void
}

/** Creates a redirect from an address without a page; choosing a target saves at once. */
export function RedirectDialog({ from, onClose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { create, problem } = useCreation(onClose)
  const message = problem?.to ?? (from === null ? undefined : problem?.from)
  const title = from === null ? texts.create : redirectTitle(readablePath(from))
  return (
    <Modal opened onClose={onClose} title={say(title)} size="var(--modal-width)">
      <Stack>
        {from === null && (
          <TextInput
            label={say(texts.from)}
            description={say(texts.fromHint)}
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            error={problem?.from}
            data-autofocus
            maxLength={200}
            required
          />
        )}
        {message && (
          <Text role="alert" c="var(--danger)">
            {message}
          </Text>
        )}
        <LinkChoice
          now={{}}
          onSet={target => void create(from ?? typed, target)}
          texts={{ searchHint: texts.searchHint, addressHint: texts.addressHint, set: texts.redirect }}
        />
      </Stack>
    </Modal>
  )
}

interface Problem {
  from?: string
  /** Message about the target, or about the whole request. */
  to?: string
}

function useCreation(onDone: () => void) {
  const say = useSay()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const create = async (from: string, { href, kind, id }: LinkTarget) => {
    try {
      await client.site.redirects.create({ from, ...(href ? { to: href } : { kind, id }) })
      toast.done(say(texts.created))
      onDone()
    } catch (error) {
      setProblem(problemOf(error))
    }
    await queries.invalidateQueries({ queryKey: ['site'] })
  }
  return { create, problem }
}

function problemOf(error: unknown): Problem {
  const errors = isFailure(error) ? (error.details.errors ?? []) : []
  const messageFor = (field: string) => errors.find(one => one.field === field)?.message
  const from = messageFor('from')
  return from ? { from } : { to: messageFor('to') ?? textOf(error) }
}
