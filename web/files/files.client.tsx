import { Stack, Text } from '@mantine/core'
import { fileCount, manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { droppedFiles } from '#web/media/dropped.ts'
import { FileContents } from '#web/media/file-contents.tsx'
import { FilePanel } from '#web/media/file-panel.tsx'
import { FilesToolbar, PlaceSwitches, UploadButtons } from '#web/media/files-toolbar.tsx'
import { FolderTrail } from '#web/media/folder-trail.tsx'
import { FolderTree } from '#web/media/folder-tree.tsx'
import styles from '#web/media/manager.module.css'
import { UploadList } from '#web/media/upload-list.tsx'
import { uploads } from '#web/media/uploads.ts'
import { useAskingPlace } from '#web/media/use-asking-place.tsx'
import { useFiles, useFolders } from '#web/media/use-files.ts'
import { useMoving } from '#web/media/use-moving.tsx'
import { usePlace } from '#web/media/use-place.ts'
import { useUploadDrop } from '#web/media/use-upload-drop.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'

/** All files and folders: search, describe, move, replace and delete. */
export default function Files() {
  const say = useSay()
  const { place, setTyped } = useAskingPlace(usePlace())
  const folders = useFolders()
  const found = useFiles(place)
  const moving = useMoving()
  const count = found.data?.pages[0]?.count
  const drop = useUploadDrop(items => void droppedFiles(items, place.folder).then(uploads.add))
  return (
    <Stack gap="md">
      <ScreenHead
        title={say(manager.title)}
        under={
          <Text c="dimmed" role="status">
            {count === undefined ? ' ' : say(fileCount(count))}
          </Text>
        }
      >
        <UploadButtons place={place} />
      </ScreenHead>
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
          <FilesToolbar place={place} isManager>
            <PlaceSwitches
              place={place}
              missing={folders.data?.missingAlt ?? 0}
              inTrash={folders.data?.inTrash ?? 0}
            />
          </FilesToolbar>
          <FileContents place={place} found={found} />
        </section>
        {place.file !== null && (
          <FilePanel
            key={place.file}
            id={place.file}
            onClose={() => place.showFile(null)}
            onTyped={setTyped}
          />
        )}
      </div>
    </Stack>
  )
}
