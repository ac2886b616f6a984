import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { records } from '#messages/backstage.ts'
import { files } from '#messages/files.ts'
import { useSay } from '#web/language.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { Preview } from './preview.tsx'
import { useStoredFile } from './stored-file.tsx'

interface Props {
  /** Of its button, to which refusals lead. */
  id?: string
  error?: string | undefined
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

/** Several pictures in an order: added one by one, moved by buttons, each shown with its name. */
export function PictureList({ id, error, ids, onChange }: Props) {
  const say = useSay()
  const [isOpen, dialog] = useDisclosure(false)
  const swap = (at: number, other: number) =>
    onChange(ids.map((one, n) => (n === at ? (ids[other] ?? one) : n === other ? (ids[at] ?? one) : one)))
  return (
    <Stack gap="xs">
      {ids.map((pictureId, n) => (
        <Row
          key={pictureId}
          id={pictureId}
          onUp={n > 0 ? () => swap(n, n - 1) : null}
          onDown={n < ids.length - 1 ? () => swap(n, n + 1) : null}
          onRemove={() => onChange(ids.filter(one => one !== pictureId))}
        />
      ))}
      {error && <Text c="var(--danger)">{error}</Text>}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={dialog.open}
          {...(id && { id })}
        >
          {say(files.choosePicture)}
        </Button>
      </div>
      <PictureDialog
        opened={isOpen}
        onClose={dialog.close}
        onChoose={picture => onChange([...ids.filter(one => one !== picture.id), picture.id])}
      />
    </Stack>
  )
}

interface RowProps {
  id: number
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function Row({ id, onUp, onDown, onRemove }: RowProps) {
  const say = useSay()
  const file = useStoredFile(id)
  const name = file?.name ?? ''
  const button = (label: string, Icon: typeof IconTrash, onClick: (() => void) | null) => (
    <ActionIcon
      variant="subtle"
      aria-label={`${label}: ${name}`}
      disabled={onClick === null}
      onClick={onClick ?? undefined}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <Group gap="xs" wrap="nowrap">
      {file && <Preview file={file} />}
      <Text size="sm" truncate style={{ flex: 1 }}>
        {name}
      </Text>
      {button(say(records.moveUp), IconArrowUp, onUp)}
      {button(say(records.moveDown), IconArrowDown, onDown)}
      {button(say(files.removePicture), IconTrash, onRemove)}
    </Group>
  )
}
