import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FileDetail } from '#contract/files/file.ts'
import { fileWords as words } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { useMomentOf } from '#web/records/use-moment.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { sizeText } from './file-words.ts'
import { replaceFile } from './upload.ts'
import { useRefreshFiles } from './use-files.ts'

/** Replaces a file by another one at the same address, or by an earlier version. */
export function FileVersions({ file }: { file: FileDetail }) {
  const say = useSay()
  const fresh = useRefreshFiles()
  const done = {
    onSuccess: async () => {
      toast.done(say(words.replaced))
      await fresh()
    },
    onError: (error: unknown) => toast.failed(textOf(error)),
  }
  const replace = useMutation({ mutationFn: (sent: File) => replaceFile(sent, file.id), ...done })
  const restore = useMutation({
    mutationFn: (n: number) => client.files.restoreVersion({ id: file.id, n }),
    ...done,
  })
  return (
    <Panel title={say(words.replace)}>
      <Text size="sm" mb="xs">
        {say(words.replaceHint)}
      </Text>
      <FileButton onChange={sent => sent && replace.mutate(sent)}>
        {props => (
          <Button {...props} size="xs" variant="default" loading={replace.isPending}>
            {say(words.replace)}
          </Button>
        )}
      </FileButton>
      {file.versions.length > 0 && (
        <Stack gap={6} mt="md">
          <Text fw={600} size="sm">
            {say(words.versions)}
          </Text>
          {file.versions.map(version => (
            <Older key={version.id} version={version} onTakeBack={() => restore.mutate(version.id)} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

interface OlderProps {
  version: FileDetail['versions'][number]
  onTakeBack: () => void
}

function Older({ version: { sizeBytes, replacedAt, replacedBy }, onTakeBack }: OlderProps) {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const facts = [momentOf(replacedAt), replacedBy, sizeText(sizeBytes, language)].filter(Boolean)
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{facts.join(' · ')}</Text>
      <Button size="compact-xs" variant="default" style={{ flex: 'none' }} onClick={onTakeBack}>
        {say(words.takeBack)}
      </Button>
    </Group>
  )
}
