import { Button, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { Panel } from '#web/records/panel.tsx'
import { useOneAtATime } from '#web/shell/one-at-a-time.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Duplicates a poll and opens the copy. */
export function DuplicatePanel({ id }: { id: number }) {
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const stale = useStale('polls')
  const only = useOneAtATime()
  const duplicate = useMutation({
    mutationFn: () => client.polls.backstage.duplicate({ id }),
    onSuccess: async copy => {
      await stale()
      toast.done(say(words.duplicated))
      void go(addressOf('backstagePoll', language, { id: String(copy.id) }))
    },
    onError: error => toast.failed(textOf(error)),
  })
  return (
    <Panel title={say(words.duplicate)}>
      <Text size="sm" c="dimmed" mb="sm">
        {say(words.duplicateLead)}
      </Text>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        loading={duplicate.isPending}
        onClick={() => void only(() => duplicate.mutateAsync().catch(() => undefined))}
      >
        {say(words.duplicate)}
      </Button>
    </Panel>
  )
}
