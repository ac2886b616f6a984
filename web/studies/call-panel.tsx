import { Button, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconSend } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Study } from '#contract/studies/study.ts'
import { backstage } from '#messages/backstage.ts'
import {
  callDone,
  callGoesTo,
  callLead,
  callQuestion,
  callSentTo,
  studyCallWords as say,
} from '#messages/study-call.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

const calls = client.studies.backstage

/** Sends the call for a study to volunteers: how many it reaches is counted, and asked for, before. */
export function CallPanel({ item: { id, studyState }, isDirty }: { item: Study; isDirty: boolean }) {
  const words = useSay()
  const { call, send } = useCall(id)
  const untold = call?.untold ?? 0
  const isReached = call !== undefined && call.told + call.waiting > 0
  const obstacle = studyState !== 'open' ? say.notOpen : isDirty ? say.unsaved : null
  return (
    <Panel title={words(say.title)}>
      <Stack gap="sm" align="start">
        <Text size="sm" c="dimmed">
          {words(say.lead)}
        </Text>
        {isReached && <Text fw={600}>{words(callSentTo(call))}</Text>}
        {obstacle && <Text size="sm">{words(obstacle)}</Text>}
        {!obstacle && call && (
          <Text size="sm" role="status">
            {words(untold > 0 ? callGoesTo(untold) : say.nobody)}
          </Text>
        )}
        {!obstacle && untold > 0 && (
          <Button
            variant="default"
            leftSection={<IconSend size={18} aria-hidden />}
            loading={send.isPending}
            onClick={() => ask(call?.later ?? 0)}
          >
            {words(say.send)}
          </Button>
        )}
      </Stack>
    </Panel>
  )

  function ask(later: number) {
    modals.openConfirmModal({
      title: words(callQuestion(untold)),
      children: <Text size="sm">{words(callLead(later))}</Text>,
      labels: { confirm: words(say.yes), cancel: words(backstage.cancel) },
      onConfirm: () => send.mutate(),
    })
  }
}

function useCall(id: number) {
  const words = useSay()
  const query = useQuery({ queryKey: ['studies', 'call', id], queryFn: () => calls.callOf({ id }) })
  const send = useMutation({
    mutationFn: () => calls.sendCall({ id }),
    onSuccess: () => toast.done(words(callDone)),
    onError: error => toast.failed(textOf(error)),
    onSettled: () => query.refetch(),
  })
  return { call: query.data, send }
}
