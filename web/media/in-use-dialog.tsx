import { Button, List, Modal, Text } from '@mantine/core'
import { manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { nameIn } from './paths.ts'

export interface Asked {
  paths: readonly string[]
  uses: { field: string; message: string }[]
}

interface Props {
  asked: Asked | null
  onClose: () => void
  onDelete: (paths: readonly string[]) => void
}

/** Where something is used that is about to be deleted. */
export function InUseDialog({ asked, onClose, onDelete }: Props) {
  const say = useSay()
  return (
    <Modal opened={asked !== null} onClose={onClose} title={say(manager.usedTitle)}>
      <List mb="sm" size="sm" listStyleType="disc" spacing={4}>
        {asked?.uses.map(({ field, message }) => (
          <List.Item key={field}>
            <strong>{nameIn(field)}</strong>: {message}
          </List.Item>
        ))}
      </List>
      <Text size="sm">{say(manager.usedLead)}</Text>
      <DialogButtons>
        <Button variant="default" onClick={onClose} data-autofocus>
          {say(manager.cancel)}
        </Button>
        <Button
          color="red"
          onClick={() => {
            onDelete(asked?.paths ?? [])
            onClose()
          }}
        >
          {say(manager.deleteAnyway)}
        </Button>
      </DialogButtons>
    </Modal>
  )
}
