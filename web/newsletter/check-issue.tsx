import { Button, List, Stack, Text } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { findingSentence, newsletterCheck as words } from '#messages/newsletter-check.ts'
import { languageNames } from '#messages/newsletter-recipients.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'

/** Checks the saved version of an issue and lists what should be corrected before it is sent. */
export function CheckIssue({ id, version }: { id: number; version: number }) {
  const say = useSay()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['newsletter', 'check', id, version],
    queryFn: () => client.newsletter.backstage.check({ id }),
    enabled: false,
    retry: false,
  })
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        leftSection={<IconChecklist size={18} aria-hidden />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {say(words.check)}
      </Button>
      <Text size="sm" c="dimmed">
        {say(words.lead)}
      </Text>
      <div aria-live="polite">
        {error && <Text size="sm">{textOf(error)}</Text>}
        {data?.length === 0 && <Text size="sm">{say(words.fine)}</Text>}
        {data && data.length > 0 && (
          <List size="sm" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
            {data.map(({ what, language, detail }) => (
              <List.Item key={`${what} ${language} ${detail}`}>
                {say(languageNames[language])}: {say(findingSentence(what, detail))}
              </List.Item>
            ))}
          </List>
        )}
      </div>
    </Stack>
  )
}
