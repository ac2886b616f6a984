import { Button, Group, Stack, Text } from '@mantine/core'
import type { UploadedFile } from '#contract/files/file.ts'
import { inserted, textPictures } from '#messages/text-pictures.ts'
import { useSay } from '#web/language.ts'
import { UploadRow, useQuestionBeforeLeaving } from '#web/media/upload-list.tsx'
import type { useSentPictures } from './use-sent-pictures.ts'

interface Props {
  sent: ReturnType<typeof useSentPictures>
  onDescribe: (file: UploadedFile) => void
}

/** Pictures that are being uploaded into a text, and uploaded ones without a description. */
export function SentPictures({ sent: { all, queue }, onDescribe }: Props) {
  const say = useSay()
  useQuestionBeforeLeaving(all.some(({ state }) => state !== 'done'))
  if (all.length === 0) return null
  return (
    <Stack component="section" gap="xs" mt="xs" aria-label={say(textPictures.onTheirWay)} aria-live="polite">
      {all.map(one =>
        one.stored ? (
          <Arrived
            key={one.id}
            file={one.stored}
            onDescribe={onDescribe}
            onClose={() => queue.drop(one.id)}
          />
        ) : (
          <UploadRow key={one.id} upload={one} queue={queue} />
        ),
      )}
    </Stack>
  )
}

interface ArrivedProps {
  file: UploadedFile
  onDescribe: (file: UploadedFile) => void
  onClose: () => void
}

function Arrived({ file, onDescribe, onClose }: ArrivedProps) {
  const say = useSay()
  const describe = () => {
    onClose()
    onDescribe(file)
  }
  return (
    <Group justify="space-between">
      <Text size="sm">{say(inserted(file.name))}</Text>
      <Group gap="xs">
        <Button size="xs" onClick={describe}>
          {say(textPictures.describe)}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {say(textPictures.later)}
        </Button>
      </Group>
    </Group>
  )
}
