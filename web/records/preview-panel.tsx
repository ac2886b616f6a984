import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import { backstage, records } from '#messages/backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

interface Props {
  make: () => Promise<{ address: Bilingual<string>; expiresAt: string }>
}

/** Creates a preview link for people without a login. */
export function PreviewPanel({ make }: Props) {
  const say = useSay()
  const language = useLanguage()
  const link = useMutation({ mutationFn: make, onError: error => toast.failed(textOf(error)) })
  if (!link.data)
    return (
      <Stack gap="xs" align="start">
        <Text size="sm">{say(records.previewLead)}</Text>
        <Button variant="default" loading={link.isPending} onClick={() => link.mutate()}>
          {say(records.makePreview)}
        </Button>
      </Stack>
    )
  const address = location.origin + link.data.address[language]
  return (
    <Stack gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      <Group gap="xs">
        <CopyButton value={address}>
          {({ copy }) => (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => {
                copy()
                toast.done(say(backstage.copied))
              }}
            >
              {say(records.copy)}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          size="xs"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {say(records.open)}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {say(records.validUntil)} {dayOf(link.data.expiresAt, language)}
      </Text>
    </Stack>
  )
}
