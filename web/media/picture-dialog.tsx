import { Button, FileButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUpload } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'
import { imageTypes } from '#contract/files/file.ts'
import { fetching } from '#messages/fetching.ts'
import { files } from '#messages/files.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import styles from './picture-dialog.module.css'
import { upload } from './upload.ts'

const atOnce = 48

interface Props {
  opened: boolean
  onClose: () => void
  onChoose: (file: StoredFile) => void
}

/** All pictures there are, to be searched, and a new one from the device. */
export function PictureDialog({ opened, onClose, onChoose }: Props) {
  const say = useSay()
  const choose = (file: StoredFile) => {
    onChoose(file)
    onClose()
  }
  return (
    <Modal opened={opened} onClose={onClose} title={say(files.choosePicture)} size="var(--modal-width)">
      <Stack gap="md">
        <Pictures onChoose={choose} />
      </Stack>
    </Modal>
  )
}

function Pictures({ onChoose }: { onChoose: (file: StoredFile) => void }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const found = useInfiniteQuery({
    queryKey: ['files', 'pictures', q],
    queryFn: ({ pageParam: page }) =>
      client.files.list({ folder: '', below: '1', kind: 'image', page, limit: atOnce, ...(q && { q }) }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * atOnce < last.count ? pages.length + 1 : undefined),
  })
  const rows = found.data?.pages.flatMap(page => page.rows) ?? []
  return (
    <>
      <Group justify="space-between">
        <TextInput
          aria-label={say(files.search)}
          placeholder={say(files.search)}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          className={styles.search}
        />
        <Upload onChoose={onChoose} />
      </Group>
      <Text size="sm" c="dimmed">
        {say(files.limits)}
      </Text>
      {found.isError && (
        <Text c="var(--danger)" role="alert">{`${say(fetching.folderContent)}: ${textOf(found.error)}`}</Text>
      )}
      {found.isSuccess && rows.length === 0 && (
        <Text role="status">{say(q ? files.nothingFound : files.emptyFolder)}</Text>
      )}
      <ul className={styles.pictures}>
        {rows.map(file => (
          <li key={file.id}>
            <Picture file={file} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetching} onClick={() => void found.fetchNextPage()}>
          {say(files.showMore)}
        </Button>
      )}
    </>
  )
}

function Picture({ file, onChoose }: { file: StoredFile; onChoose: (file: StoredFile) => void }) {
  const alt = file.alt?.[useLanguage()] || file.name
  return (
    <button type="button" className={styles.picture} onClick={() => onChoose(file)}>
      <img src={file.preview ?? file.src} alt="" loading="lazy" />
      <span>{alt}</span>
    </button>
  )
}

function Upload({ onChoose }: { onChoose: (file: StoredFile) => void }) {
  const say = useSay()
  const queries = useQueryClient()
  const sending = useMutation({
    mutationFn: (file: File) => upload(file, ''),
    onError: error => toast.failed(textOf(error)),
    onSuccess: stored => {
      void queries.invalidateQueries({ queryKey: ['files'] })
      toast.done(say(files.uploaded))
      onChoose(stored)
    },
  })
  return (
    <FileButton accept={imageTypes.join(',')} onChange={file => file && sending.mutate(file)}>
      {props => (
        <Button {...props} loading={sending.isPending} leftSection={<IconUpload size={18} aria-hidden />}>
          {say(files.upload)}
        </Button>
      )}
    </FileButton>
  )
}
