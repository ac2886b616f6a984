import { fail } from '#contract/errors.ts'
import type { Video } from '#contract/files/video.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import {
  downloadsOf,
  type FilmFields,
  type FilmKind,
  filesOfFilm,
  filmProblems,
  shownFilm,
} from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'

type Files = Awaited<ReturnType<typeof downloadsOf>>

/** Returns the files of a part's film, if it has one. */
export function filesOfPart(item: ContentItem): number[] {
  return filmKindOf(item) ? filesOfFilm(filmOf(item)) : []
}

/** Returns a part's film for readers; null if it has none. */
export function filmOfPart(item: ContentItem, files: Files, poster: string | null): Video | null {
  const kind = filmKindOf(item)
  return kind && shownFilm(filmOf(item), files, { kinds: [kind], poster })
}

/** Throws `invalid`, with the fields, for a film of the wrong kind and for captions that are not captions. */
export async function refuseWrongFilms(
  context: Pick<Context, 'db'>,
  items: readonly ContentItem[],
): Promise<void> {
  const files = await downloadsOf(context, items.flatMap(filesOfPart))
  const problems = items.flatMap((item, place) => {
    const kind = filmKindOf(item)
    const wrong = kind ? filmProblems(filmOf(item), files, [kind]) : []
    return wrong.map(([field, key]) => [`items.${place}.${field}`, key])
  })
  if (problems.length > 0) throw fail('invalid', { fields: Object.fromEntries(problems) })
}

function filmKindOf({ type, mediaType }: ContentItem): FilmKind | null {
  if (type === 'embed') return null
  return mediaType === 'video' || mediaType === 'hlsVideo' ? mediaType : null
}

// Parts stored before captions were introduced lack the field.
function filmOf({
  videoId,
  videoCaptions,
}: Pick<ContentItem, 'videoId'> & Partial<Pick<ContentItem, 'videoCaptions'>>): FilmFields {
  return { videoId, videoCaptions: videoCaptions ?? { de: null, en: null } }
}
