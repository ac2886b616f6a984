import { ActionIcon, Button, Group, Paper, Progress, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { failedCount, leftOutOfDrawing, uploadCount, uploads as words } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import styles from './upload-list.module.css'
import { isOnItsWay, type Upload, type UploadQueue, useUploads } from './upload-queue.ts'
import { uploads } from './uploads.ts'

/** Running, finished and failed uploads. */
export function UploadList() {
  const say = useSay()
  const all = useUploads(uploads)
  const isBusy = all.some(isOnItsWay)
  if (all.length === 0) return null
  const failed = all.filter(({ state }) => state === 'failed')
  const done = all.filter(({ state }) => state === 'done').length
  const counts = [
    say(uploadCount(done, all.length)),
    ...(failed.length > 0 ? [say(failedCount(failed.length))] : []),
  ]
  return (
    <Paper component="section" withBorder className={styles.uploads} aria-label={say(words.title)}>
      <Group justify="space-between" mb="xs">
        <Text fw={600} role="status">
          {counts.join(', ')}
        </Text>
        <Group gap="xs">
          {failed.length > 1 && (
            <Button size="xs" onClick={() => uploads.resume(failed.map(({ id }) => id))}>
              {say(words.retryAll)}
            </Button>
          )}
          {!isBusy && (
            <Button size="xs" variant="default" onClick={uploads.clear}>
              {say(words.clear)}
            </Button>
          )}
        </Group>
      </Group>
      <ul>
        {all.map(one => (
          <li key={one.id}>
            <UploadRow upload={one} />
          </li>
        ))}
      </ul>
    </Paper>
  )
}

/** One upload, with its actions. */
export function UploadRow({ upload, queue = uploads }: { upload: Upload; queue?: UploadQueue }) {
  const say = useSay()
  const { file, state, sentBytes, problem, stored } = upload
  const isKnown = stored?.isDuplicate === true
  const status = isKnown
    ? `${say(words.known)}: ${[stored.folder, stored.name].filter(Boolean).join('/')}`
    : stored && stored.leftOut.length > 0
      ? say(leftOutOfDrawing(stored.leftOut))
      : say(words[state])
  return (
    <div className={styles.way} data-state={state}>
      <Text size="sm" truncate>
        {file.name}
      </Text>
      <Progress.Root size="sm">
        <Progress.Section value={(sentBytes / (file.size || 1)) * 100} aria-label={file.name} />
      </Progress.Root>
      <Text size="sm" c={problem ? 'var(--danger)' : 'dimmed'}>
        {problem ?? status}
      </Text>
      <UploadActions upload={upload} queue={queue} />
    </div>
  )
}

function UploadActions({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, file, state, stored } = upload
  const say = useSay()
  const one = (label: string, Icon: typeof IconX, onClick: () => void) => (
    <ActionIcon variant="subtle" aria-label={`${label}: ${file.name}`} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <Group gap={4} wrap="nowrap">
      {stored?.isDuplicate && (
        <Button size="compact-xs" variant="default" onClick={() => queue.again(id)}>
          {say(words.storeAgain)}
        </Button>
      )}
      {state === 'sending' && one(say(words.pause), IconPlayerPause, () => queue.pause(id))}
      {state === 'paused' && one(say(words.resume), IconPlayerPlay, () => queue.resume([id]))}
      {state === 'failed' && one(say(words.retry), IconRefresh, () => queue.resume([id]))}
      {state !== 'done' && one(say(words.cancel), IconX, () => queue.drop(id))}
    </Group>
  )
}

export function useQuestionBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}
