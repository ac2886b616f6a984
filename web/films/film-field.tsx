import { Button, Group, Stack, Text } from '@mantine/core'
import type { File as StoredFile } from '#contract/files/file.ts'
import { isOfKind } from '#contract/files/film.ts'
import { films } from '#messages/films-backstage.ts'
import { useSay } from '#web/language.ts'
import { FilmUpload } from '#web/media/film-upload.tsx'
import { StoredFileSelect, useStoredFile } from '#web/media/stored-file.tsx'
import { Film } from './film.tsx'

/** Width in pixels of a preview. */
export const smallWidth = 360

interface Props {
  kind: 'video' | 'hlsVideo'
  videoId: number | null
  posterId: number | null
  onFilm: (videoId: number | null) => void
}

/** The film of a part: previewed, chosen from the stored ones, or uploaded. */
export function FilmField({ kind, videoId, posterId, onFilm }: Props) {
  const say = useSay()
  const file = useStoredFile(videoId)
  const poster = useStoredFile(posterId)?.src ?? null
  return (
    <Stack gap="sm">
      {videoId === null && (
        <Text size="sm" c="dimmed">
          {say(films.none)}
        </Text>
      )}
      {file && isOfKind(file.type, kind) && <Seen key={file.id} file={file} poster={poster} />}
      <Group align="end" gap="xs">
        <StoredFileSelect
          label={say(films.choose)}
          nothingFoundMessage={say(films.noneStored)}
          kind={kind}
          value={videoId}
          onChange={onFilm}
        />
        {videoId !== null && (
          <Button variant="subtle" onClick={() => onFilm(null)}>
            {say(films.remove)}
          </Button>
        )}
      </Group>
      <FilmUpload kind={kind} onStored={({ id }) => onFilm(id)} />
    </Stack>
  )
}

function Seen({ file, poster }: { file: StoredFile; poster: string | null }) {
  const { src, type, name, sizeBytes, createdAt, ground } = file
  const video = { src, type, sizeBytes, uploadedAt: createdAt, poster, ground, captions: [] }
  return (
    <div style={{ maxWidth: smallWidth }}>
      <Film video={video} poster={null} name={name} caption={name} />
    </div>
  )
}
