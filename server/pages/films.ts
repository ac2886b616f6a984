import { fail } from '#contract/errors.ts'
import { captionsType, isOfKind } from '#contract/files/film.ts'
import { type Language, languages } from '#contract/language.ts'
import type { ContentItem, Video } from '#contract/pages/items.ts'
import { downloadsOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'

type Files = Awaited<ReturnType<typeof downloadsOf>>

/** The files of a part's film: the film itself, and its captions. */
export function filesOfFilm(item: ContentItem): number[] {
  const { videoId } = item
  return filmKindOf(item) && videoId
    ? [videoId, ...Object.values(captionsOf(item)).flatMap(id => id ?? [])]
    : []
}

/** A part's film as readers see it; null where it has none, or what was stored is none any more. */
export function shownFilm(item: ContentItem, files: Files, poster: string | null): Video | null {
  const kind = filmKindOf(item)
  const film = files.get(item.videoId ?? 0)
  if (!kind || !film || !isOfKind(film.type, kind)) return null
  const captions = captionsOf(item)
  return {
    src: film.src,
    type: film.type,
    sizeBytes: film.sizeBytes,
    uploadedAt: film.createdAt.toISOString(),
    poster: poster ?? film.preview,
    captions: languages.flatMap(lang => {
      const file = files.get(captions[lang] ?? 0)
      return file?.type === captionsType ? [{ lang, src: file.src }] : []
    }),
  }
}

/** Throws, with each field named, for a film of the wrong kind and for captions that are none. */
export async function refuseWrongFilms(
  context: Pick<Context, 'db'>,
  items: readonly ContentItem[],
): Promise<void> {
  const files = await downloadsOf(context, items.flatMap(filesOfFilm))
  const problems = items.flatMap((item, place) =>
    problemsOf(item, files).map(([field, key]) => [`items.${place}.${field}`, key]),
  )
  if (problems.length > 0) throw fail('invalid', { fields: Object.fromEntries(problems) })
}

function problemsOf(item: ContentItem, files: Files): [field: string, key: string][] {
  const kind = filmKindOf(item)
  if (!kind || item.videoId === null) return []
  const captions = captionsOf(item)
  const wrong = languages.filter(
    language => captions[language] !== null && files.get(captions[language])?.type !== captionsType,
  )
  const isFilm = isOfKind(files.get(item.videoId)?.type ?? '', kind)
  return [
    ...(isFilm ? [] : [['videoId', kind === 'video' ? 'validFilm' : 'validHlsFilm'] as [string, string]]),
    ...wrong.map((language): [string, string] => [`videoCaptions.${language}`, 'validCaptions']),
  ]
}

function filmKindOf({ type, mediaType }: ContentItem): 'video' | 'hlsVideo' | null {
  if (type === 'embed') return null
  return mediaType === 'video' || mediaType === 'hlsVideo' ? mediaType : null
}

// Parts stored before there were captions lack the field.
function captionsOf(item: Partial<Pick<ContentItem, 'videoCaptions'>>): Record<Language, number | null> {
  return item.videoCaptions ?? { de: null, en: null }
}
