import type { File } from '#contract/files/file.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { storeSeedFile, storeSeedPicture } from '#server/files/files.ts'
import { films } from './films/films.ts'
import type { SeedItem, SeedPage } from './pages/parts.ts'
import { pictures } from './pictures/pictures.ts'
import type { Seeding } from './seeding.ts'

/** Ids of the demo's pictures stored so far, by name. */
export type Stored = Map<string, Promise<number>>

/** Returns a part with its pictures and film stored and replaced by their ids. */
export async function storedPart(
  dependencies: Seeding,
  known: Stored,
  { picture, film, ...item }: SeedItem,
): Promise<ContentItem> {
  const content = await withFiles(dependencies, known, item.content)
  const media = film
    ? await storedFilm(dependencies, film)
    : { imageId: await storedPicture(dependencies, known, picture) }
  return { ...item, ...media, content } as ContentItem
}

async function withFiles(dependencies: Seeding, known: Stored, value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map(inner => withFiles(dependencies, known, inner)))
  const entries = Object.entries(value).map(async ([name, inner]) => {
    const put = storedByName(dependencies, known, name, inner) ?? withFiles(dependencies, known, inner)
    return [name, await put] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Stores the file that a field called `image` or `file` names and returns its id; undefined for other fields.
 */
function storedByName(dependencies: Seeding, known: Stored, field: string, name: unknown) {
  if (typeof name !== 'string') return
  if (field === 'image') return storedPicture(dependencies, known, name as keyof typeof pictures)
  if (field === 'file') return storeSeedFile(dependencies, `server/seed/files/${name}`, { folder: 'demo' })
}

/** Stores a film of the demo with its captions and poster, and returns their ids. */
export async function storedFilm(dependencies: Seeding, name: keyof typeof films) {
  const { file, poster, alt, caption, captions, ground } = films[name]
  const at = (file: string) => `server/seed/films/${file}`
  const store = (file: string, ground: File['ground'] = null) =>
    storeSeedFile(dependencies, at(file), { folder: 'demo/films', ground })
  return {
    caption,
    imageId: await storeSeedPicture(dependencies, at(poster), { folder: 'demo/films', alt, ground }),
    videoId: await store(file, ground),
    videoCaptions: { de: await store(captions.de), en: await store(captions.en) },
  }
}

/** Stores a picture of the demo once and returns its id. */
export async function storedPicture(
  dependencies: Seeding,
  known: Stored,
  name: SeedPage['picture'],
): Promise<number | null> {
  if (!name) return null
  const { file, ...facts } = pictures[name]
  const id =
    known.get(name) ??
    storeSeedPicture(dependencies, `server/seed/pictures/${file}`, { folder: 'demo', ...facts })
  known.set(name, id)
  return id
}
