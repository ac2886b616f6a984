import { Group, Stack, Text, Title } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { fileCount, manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { isDraggingFiles } from './dragging.ts'
import { droppedFiles } from './dropped.ts'
import { FileContents } from './file-contents.tsx'
import { FilePanel } from './file-panel.tsx'
import styles from './files.module.css'
import { FilesToolbar, UploadButtons } from './files-toolbar.tsx'
import { FolderTrail } from './folder-trail.tsx'
import { FolderTree } from './folder-tree.tsx'
import { UploadList } from './upload-list.tsx'
import { uploads } from './uploads.ts'
import { useFiles, useFolders } from './use-files.ts'
import { useMoving } from './use-moving.tsx'
import { usePlace } from './use-place.ts'

/** All files and folders: to be found, described, moved, replaced and thrown away. */
export default function Files() {
  const say = useSay()
  const place = usePlace()
  const folders = useFolders()
  const found = useFiles(place)
  const moving = useMoving()
  const count = found.data?.pages[0]?.count
  const drop = useFileDrop(place.folder)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <div>
          <Title order={1} size="h2">
            {say(manager.title)}
          </Title>
          <Text c="dimmed" role="status">
            {count === undefined ? ' ' : say(fileCount(count))}
          </Text>
        </div>
        <UploadButtons place={place} />
      </Group>
      <UploadList />
      <div className={styles.manager} data-panel={place.file !== null || undefined}>
        <FolderTree
          folders={folders.data?.folders ?? []}
          current={place.among === 'folder' || place.among === 'search' ? place.folder : null}
          onGo={place.go}
          onMove={(paths, folder) => void moving.move(paths, folder)}
        />
        <section className={styles.content} data-over={drop.isOver || undefined} {...drop.props}>
          <FolderTrail place={place} />
          <FilesToolbar
            place={place}
            missing={folders.data?.missingAlt ?? 0}
            inTrash={folders.data?.inTrash ?? 0}
          />
          <FileContents place={place} found={found} />
        </section>
        {place.file !== null && (
          <FilePanel key={place.file} id={place.file} onClose={() => place.showFile(null)} />
        )}
      </div>
      {moving.dialog}
    </Stack>
  )
}

/** Files dragged in from the desktop. */
function useFileDrop(folder: string) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!isDraggingFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!isDraggingFiles(event)) return
        event.preventDefault()
        void droppedFiles(event.dataTransfer.items, folder).then(uploads.add)
      },
    },
  }
}
