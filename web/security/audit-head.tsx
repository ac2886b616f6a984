import { Code, Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { auditHead as words } from '#messages/audit-head.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

const queryKey = ['security', 'audit-head']

/** The head of the audit log's hash chain, and whether it is sent by e-mail. */
export function AuditHead() {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale('security')
  const { data } = useQuery({ queryKey, queryFn: () => client.security.auditHead({}) })
  const want = async (isWanted: boolean) => {
    queries.setQueryData(queryKey, data && { ...data, isWanted })
    try {
      queries.setQueryData(queryKey, await client.security.wantAuditHead({ isWanted }))
      await stale()
    } catch (error) {
      queries.setQueryData(queryKey, data)
      toast.failed(`${say(words.failed)}. ${textOf(error)}`)
    }
  }
  return (
    <Stack component="section" gap="sm" maw="68ch" aria-labelledby="audit-head">
      <Title order={2} size="h3" id="audit-head">
        {say(words.title)}
      </Title>
      <Text>{say(words.lead)}</Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {data?.head ?? say(words.none)}
      </Code>
      <Switch
        label={say(words.byMail)}
        checked={data?.isWanted ?? false}
        disabled={data === undefined}
        onChange={event => void want(event.currentTarget.checked)}
      />
    </Stack>
  )
}
