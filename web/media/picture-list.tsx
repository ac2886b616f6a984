import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { unknownPictureName } from '#messages/backstage.ts'
import { files } from '#messages/files.ts'
import { mostRows } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { Row } from '#web/records/row.tsx'
import { RowList } from '#web/records/row-list.tsx'
import { useRows } from '#web/records/use-rows.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { Preview } from './preview.tsx'
import { useStoredFile } from './stored-file.tsx'

interface Props {
  /** Id of the button, which error messages link to. */
  id?: string
  error?: string | undefined
  ids: readonly number[]
  most: number
  onChange: (make: (now: number[]) => number[]) => void
}

/** An ordered list of pictures, added one by one, each with its name. */
export function PictureList({ id, error, ids, most, onChange }: Props) {
  const say = useSay()
  const [isOpen, dialog] = useDisclosure(false)
  const rows = useRows({ rows: ids, onChange, idOf: String })
  const isFull = ids.length >= most
  return (
    <Stack gap="xs">
      <RowList ids={rows.ids} nameOf={place => say(unknownPictureName(place + 1))} onMove={rows.move}>
        {ids.map(pictureId => (
          <Row key={pictureId} id={String(pictureId)} isLine onRemove={() => rows.remove(String(pictureId))}>
            <Picture id={pictureId} />
          </Row>
        ))}
      </RowList>
      {error && <Text c="var(--danger)">{error}</Text>}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={dialog.open}
          disabled={isFull}
          {...(id && { id })}
        >
          {say(files.choosePicture)}
        </Button>
      </div>
      {isFull && (
        <Text size="sm" c="dimmed">
          {say(mostRows(most))}
        </Text>
      )}
      <PictureDialog
        opened={isOpen}
        onClose={dialog.close}
        onChoose={({ id: added }) => onChange(now => [...now.filter(one => one !== added), added])}
      />
    </Stack>
  )
}

function Picture({ id }: { id: number }) {
  const file = useStoredFile(id)
  return (
    <Stack gap={4}>
      {file && <Preview file={file} />}
      <Text size="sm" truncate>
        {file?.name}
      </Text>
    </Stack>
  )
}
