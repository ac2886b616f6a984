import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'
import type { FileKind } from '#contract/files/film.ts'
import { leftOutOfDrawing, manager } from '#messages/file-manager.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { FileContents } from './file-contents.tsx'
import { FilePanel } from './file-panel.tsx'
import { FilesToolbar } from './files-toolbar.tsx'
import { FolderTrail } from './folder-trail.tsx'
import { FolderTree } from './folder-tree.tsx'
import styles from './manager.module.css'
import { upload } from './upload.ts'
import { useAskingPlace } from './use-asking-place.tsx'
import { useFiles, useFolders, useRefreshFiles } from './use-files.ts'
import { type Place, useChoicePlace } from './use-place.ts'
import { useUploadDrop } from './use-upload-drop.ts'

interface Words {
  title: string
  upload: string
  uploaded: string
  hint?: string
}

interface Props {
  opened: boolean
  kind: FileKind | null
  /** Accepted types of the file input. */
  accept?: string
  words: Words
  onClose: () => void
  onChoose: (file: StoredFile) => void
}

/** The file manager as a dialog that returns one file: a stored one, or an uploaded one. */
export function FileDialog({ opened, onClose, onChoose, ...choice }: Props) {
  const choose = (file: StoredFile) => {
    onChoose(file)
    onClose()
  }
  const [isTyped, setTyped] = useState(false)
  return (
    <AskingModal
      {...useDiscardQuestion()}
      isTyped={isTyped}
      opened={opened}
      onClose={onClose}
      title={choice.words.title}
      size="var(--modal-width)"
    >
      <Choice {...choice} onTyped={setTyped} onChoose={choose} />
    </AskingModal>
  )
}

interface ChoiceProps extends Omit<Props, 'opened' | 'onClose'> {
  onTyped: (isTyped: boolean) => void
}

function Choice({ kind, accept, words, onTyped, ...given }: ChoiceProps) {
  const { place, leave, isTyped, setTyped } = useAskingPlace(useChoicePlace(kind))
  const onChoose = (file: StoredFile) => leave(() => given.onChoose(file))
  useEffect(() => {
    onTyped(isTyped)
    return () => onTyped(false)
  }, [isTyped, onTyped])
  const folders = useFolders()
  const found = useFiles(place)
  const sending = useSending(place, words, onChoose)
  const drop = useUploadDrop(([item]) => {
    const file = item?.getAsFile()
    if (file) sending.mutate(file)
  })
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Text size="sm" c="dimmed" flex="1 1 16rem">
          {words.hint}
        </Text>
        <FileButton {...(accept && { accept })} onChange={file => file && sending.mutate(file)}>
          {props => (
            <Button {...props} loading={sending.isPending} leftSection={<IconUpload size={18} aria-hidden />}>
              {words.upload}
            </Button>
          )}
        </FileButton>
      </Group>
      {sending.isError && <Notice tone="danger" announce="alert" title={textOf(sending.error)} />}
      <div className={styles.manager} data-panel={place.file !== null || undefined}>
        <FolderTree folders={folders.data?.folders ?? []} current={currentOf(place)} onGo={place.go} />
        <section className={styles.content} data-over={drop.isOver || undefined} {...drop.props}>
          <FolderTrail place={place} />
          <FilesToolbar place={place} />
          <FileContents place={place} found={found} onChoose={onChoose} />
        </section>
        {place.file !== null && (
          <FilePanel
            key={place.file}
            id={place.file}
            onClose={() => place.showFile(null)}
            onChoose={onChoose}
            onTyped={setTyped}
          />
        )}
      </div>
    </Stack>
  )
}

function currentOf({ among, folder }: Place): string | null {
  return among === 'missing' || among === 'trash' ? null : folder
}

/** Uploads a file into the open folder and chooses it. */
function useSending({ folder }: Place, words: Words, onChoose: ChoiceProps['onChoose']) {
  const say = useSay()
  const fresh = useRefreshFiles()
  return useMutation({
    mutationFn: (file: File) => upload(file, folder),
    onSuccess: stored => {
      void fresh()
      if (stored.leftOut.length > 0) toast.done(say(leftOutOfDrawing(stored.leftOut)))
      else toast.done(stored.isDuplicate ? say(manager.wasThere) : words.uploaded)
      onChoose(stored)
    },
  })
}
