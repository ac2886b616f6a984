import { Button, Group, Text } from '@mantine/core'
import { lostPictures, textPictures } from '#messages/text-pictures.ts'
import { useSay } from '#web/language.ts'

/** Pictures that stood among the words of another program, and are not in the text now. */
export function LostPictures({ count, onClose }: { count: number; onClose: () => void }) {
  const say = useSay()
  return (
    <div role="status">
      {count > 0 && (
        <Group justify="space-between" wrap="nowrap" mt="xs">
          <Text size="sm">{say(lostPictures(count))}</Text>
          <Button size="xs" variant="default" style={{ flex: 'none' }} onClick={onClose}>
            {say(textPictures.understood)}
          </Button>
        </Group>
      )}
    </div>
  )
}
