import { Button, Group, Text } from '@mantine/core'
import { type TextChange, textChanges } from '#contract/mended-document.ts'
import { changedInText, lostPictures, textPictures } from '#messages/text-pictures.ts'
import { useSay } from '#web/language.ts'

/** What was changed while pasting. */
export interface Pasted {
  /** Number of pictures among the pasted text that were not taken over. */
  lostPictures: number
  changes: ReadonlySet<TextChange>
}

export function PasteNotice({ pasted, onClose }: { pasted: Pasted | null; onClose: () => void }) {
  const say = useSay()
  const changes = pasted ? textChanges.filter(change => pasted.changes.has(change)) : []
  const lost = pasted?.lostPictures ?? 0
  return (
    <div role="status">
      {(lost > 0 || changes.length > 0) && (
        <Group justify="space-between" wrap="nowrap" mt="xs">
          <div>
            {lost > 0 && <Text size="sm">{say(lostPictures(lost))}</Text>}
            {changes.map(change => (
              <Text key={change} size="sm">
                {say(changedInText[change])}
              </Text>
            ))}
          </div>
          <Button size="xs" variant="default" style={{ flex: 'none' }} onClick={onClose}>
            {say(textPictures.understood)}
          </Button>
        </Group>
      )}
    </div>
  )
}
