import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconFolderUp, IconUpload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'
import { locales } from '#contract/language.ts'
import { films } from '#messages/films-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { sendFilm, sendFilmSet } from './send-film.ts'
import { useSending } from './use-sending.ts'

// Supported by all browsers, but missing in the types.
const wholeFolder = { webkitdirectory: '' } as ComponentProps<'input'>

interface Props {
  kind: 'video' | 'hlsVideo'
  onStored: (file: StoredFile) => void
}

/** Upload of a film: one file, or all files of an HLS film, with progress and a cancel button. */
export function FilmUpload({ kind, onStored }: Props) {
  const say = useSay()
  const { share, problem, start, cancel } = useSending(kind === 'video' ? sendFilm : sendFilmSet, onStored)
  return (
    <Stack gap={6}>
      {share === null ? (
        <Buttons kind={kind} onChosen={start} />
      ) : (
        <UploadProgress share={share} onCancel={cancel} />
      )}
      <Text size="sm" c="dimmed">
        {say(kind === 'video' ? films.uploadHint : films.setHint)}
      </Text>
      <Text size="sm" c="var(--danger)" role="alert">
        {problem}
      </Text>
    </Stack>
  )
}

function Buttons({ kind, onChosen }: { kind: Props['kind']; onChosen: (files: File[]) => void }) {
  const say = useSay()
  if (kind === 'video')
    return (
      <FileButton accept="video/mp4,video/webm,.mp4,.m4v,.webm" onChange={file => file && onChosen([file])}>
        {props => (
          <Button
            {...props}
            style={{ alignSelf: 'start' }}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {say(films.upload)}
          </Button>
        )}
      </FileButton>
    )
  return (
    <Group gap="xs">
      <FileButton multiple accept=".m3u8,.ts,video/mp2t,application/vnd.apple.mpegurl" onChange={onChosen}>
        {props => (
          <Button {...props} leftSection={<IconUpload size={18} aria-hidden />}>
            {say(films.uploadFiles)}
          </Button>
        )}
      </FileButton>
      <FileButton multiple inputProps={wholeFolder} onChange={onChosen}>
        {props => (
          <Button {...props} variant="default" leftSection={<IconFolderUp size={18} aria-hidden />}>
            {say(films.uploadFolder)}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const say = useSay()
  const locale = locales[useLanguage()]
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <Group gap="sm" wrap="nowrap">
      <Progress.Root size="lg" style={{ flex: 1 }}>
        <Progress.Section value={share * 100} aria-label={say(films.progress)} />
      </Progress.Root>
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {percent}
      </Text>
      <Button variant="default" size="xs" onClick={onCancel}>
        {say(films.cancel)}
      </Button>
    </Group>
  )
}
