import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { mendFocus } from '#web/ui/backstage/lost-focus.ts'
import { FolderTree } from './folder-tree.tsx'
import styles from './folders.module.css'
import { canTake, folderOf } from './paths.ts'
import { useFolders } from './use-files.ts'

interface Props {
  /** Paths to be moved; null if the dialog is closed. */
  paths: readonly string[] | null
  onClose: () => void
  /** Throws if the move is refused. */
  onMove: (paths: readonly string[], folder: string) => Promise<void>
}

/**
 * Dialog that chooses the target folder of files and folders, starting at their current one: the alternative
 * to dragging for the keyboard.
 */
export function MoveDialog({ paths, onClose, onMove }: Props) {
  const say = useSay()
  const folders = useFolders().data?.folders ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const target = chosen ?? folderOf(paths?.[0] ?? '')
  const going = (paths ?? []).filter(path => canTake(target, path))
  const submit = async () => {
    await onMove(going, target)
    onClose()
    mendFocus('[role="list"] button[aria-haspopup]')
  }
  return (
    <Modal opened={paths !== null} onClose={onClose} title={say(manager.moveTitle)}>
      <CheckedForm onSubmit={submit}>
        <div className={styles.choice}>
          <FolderTree folders={folders} current={target} onGo={setChosen} />
        </div>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say(manager.cancel)}
          </Button>
          <SubmitButton disabled={going.length === 0}>{say(manager.moveHere)}</SubmitButton>
        </DialogButtons>
      </CheckedForm>
    </Modal>
  )
}
