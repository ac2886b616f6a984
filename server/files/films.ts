import { embedHostOf } from '#contract/embed.ts'
import { captionsType, isOfKind } from '#contract/files/film.ts'
import type { Recording, ShownRecording } from '#contract/files/recording.ts'
import type { Video } from '#contract/files/video.ts'
import { type Bilingual, languages } from '#contract/language.ts'

/** Stored files by id, as returned by `downloadsOf`. */
type Files = ReadonlyMap<
  number,
  { name: string; createdAt: Date; preview: string | null } & Pick<
    Video,
    'src' | 'type' | 'sizeBytes' | 'ground'
  >
>
export type FilmKind = 'video' | 'hlsVideo'

/** The fields that name a film: its file, or the playlist of an HLS film, and its captions. */
export interface FilmFields {
  videoId: number | null
  videoCaptions: Bilingual<number | null>
}

/** Ids of the film's file and its captions. */
export function filesOfFilm({ videoId, videoCaptions }: FilmFields): number[] {
  if (videoId === null) return []
  return [videoId, ...languages.flatMap(language => videoCaptions[language] ?? [])]
}

/** Returns a film as readers see it; null if the stored file is missing or not a film of these kinds. */
export function shownFilm(
  { videoId, videoCaptions }: FilmFields,
  files: Files,
  { kinds, poster }: { kinds: readonly FilmKind[]; poster: string | null },
): Video | null {
  const film = files.get(videoId ?? 0)
  if (!film || !kinds.some(kind => isOfKind(film.type, kind))) return null
  return {
    src: film.src,
    type: film.type,
    sizeBytes: film.sizeBytes,
    uploadedAt: film.createdAt.toISOString(),
    poster: poster ?? film.preview,
    ground: film.ground,
    captions: languages.flatMap(lang => {
      const file = files.get(videoCaptions[lang] ?? 0)
      return file?.type === captionsType ? [{ lang, src: file.src }] : []
    }),
  }
}

/** Errors of a film: field, and key of the sentence. */
export function filmProblems(
  { videoId, videoCaptions }: FilmFields,
  files: Files,
  kinds: readonly [FilmKind, ...FilmKind[]],
): [field: string, key: string][] {
  if (videoId === null) return []
  const isFilm = kinds.some(kind => isOfKind(files.get(videoId)?.type ?? '', kind))
  const wrong = languages.filter(language => {
    const id = videoCaptions[language]
    return id !== null && files.get(id)?.type !== captionsType
  })
  return [
    ...(isFilm ? [] : [['videoId', kinds[0] === 'video' ? 'validFilm' : 'validHlsFilm'] as [string, string]]),
    ...wrong.map((language): [string, string] => [`videoCaptions.${language}`, 'validCaptions']),
  ]
}

interface Recorded {
  recording: Recording
  slidesId: number | null
}

/** The files of a recorded talk: its film with captions, and its slides. */
export function filesOfRecording({ recording, slidesId }: Recorded): number[] {
  return [...filesOfFilm(recording), ...(slidesId === null ? [] : [slidesId])]
}

/** Whether there are a recording and slides, for cards. */
export function recordedParts({ recording, slidesId }: Recorded) {
  return {
    hasRecording: recording.videoId !== null || recording.address !== '',
    hasSlides: slidesId !== null,
  }
}

/** A recorded talk as readers see it. */
export function shownRecording(
  { recording, slidesId }: Recorded,
  files: Files,
  poster: string | null,
): ShownRecording {
  const { address } = recording
  const film = shownFilm(recording, files, { kinds: ['video', 'hlsVideo'], poster })
  const embed = address === '' ? null : { address, host: embedHostOf(address) ?? '' }
  const slides = files.get(slidesId ?? 0)
  return {
    recording: film || embed ? { video: film, embed } : null,
    slides: slides
      ? { src: slides.src, name: slides.name, type: slides.type, sizeBytes: slides.sizeBytes }
      : null,
  }
}
