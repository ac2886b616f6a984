import { Button, Stack, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import type { Study } from '#contract/studies/study.ts'
import type { StudyCall } from '#contract/studies/study-call.ts'
import { backstage } from '#messages/backstage.ts'
import {
  callDone,
  callGoesTo,
  callLacks,
  callLead,
  callQuestion,
  callSentTo,
  studyCallWords as say,
} from '#messages/study-call.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

const calls = client.studies.backstage

/** Sends the call for a study to volunteers; the number of recipients is shown and confirmed first. */
export function CallPanel({ item, isDirty }: { item: Study; isDirty: boolean }) {
  const words = useSay()
  const { call, send } = useCall(item)
  const next = call?.next ?? 0
  const isReached = call !== undefined && call.told + call.waiting + call.gone > 0
  const obstacle = isDirty ? say.unsaved : obstacleOf(item.studyState, call)
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
            {words(next > 0 ? callGoesTo(next) : say.nobody)}
          </Text>
        )}
        {!obstacle && next > 0 && (
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
    confirmFirst({
      title: words(callQuestion(next)),
      children: <Text size="sm">{words(callLead(later))}</Text>,
      labels: { confirm: words(say.yes), cancel: words(backstage.cancel) },
      onConfirm: () => send.mutateAsync(),
    })
  }
}

function obstacleOf(studyState: Study['studyState'], call: StudyCall | undefined): Bilingual<string> | null {
  if (studyState !== 'open') return say.notOpen
  if (!call) return null
  if (call.lacks.length > 0) return callLacks(call.lacks)
  return call.next === 0 && call.untold > 0 ? say.full : null
}

function useCall({ id, version }: Study) {
  const words = useSay()
  const query = useQuery({
    queryKey: ['studies', 'call', id, version],
    queryFn: () => calls.callOf({ id }),
  })
  const send = useMutation({
    mutationFn: () => calls.sendCall({ id }),
    onSuccess: () => toast.done(words(callDone)),
    onSettled: () => void query.refetch(),
  })
  return { call: query.data, send }
}
