import { blankPage } from '#contract/pages/page.ts'
import { noFlags } from '#contract/permissions.ts'
import { storeSeedFilm, storeSeedPicture } from '#server/files/files.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { idOf } from '#server/people/people.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { films } from './films/films.ts'
import { aboutPages } from './pages/about.ts'
import { homePages } from './pages/home.ts'
import { infoPages } from './pages/info.ts'
import { legalPages } from './pages/legal.ts'
import type { SeedItem, SeedPage } from './pages/parts.ts'
import { publicationPages } from './pages/publication.ts'
import { researchPages } from './pages/research.ts'
import { pictures } from './pictures/pictures.ts'

const demoPages = [
  ...homePages,
  ...aboutPages,
  ...researchPages,
  ...infoPages,
  ...publicationPages,
  ...legalPages,
]

/** The demo's pages of content, written by hanna through the same rules as everybody's. */
export async function seedPages(dependencies: Dependencies): Promise<void> {
  const hanna = { id: await idOf(dependencies, 'hanna'), flags: { ...noFlags, canEditContent: true } }
  const pictureIds = new Map<string, number>()
  for (const page of demoPages) {
    const { picture, items, slug = blankPage.slug, ...facts } = page
    await create(
      pagesKind,
      { ...dependencies, caller: hanna, requestId: 'seed' },
      {
        ...blankPage,
        ...facts,
        slug,
        imageId: await idOfPicture(dependencies, pictureIds, picture),
        items: await Promise.all(items.map(item => withMedia(dependencies, pictureIds, item))),
        isVisible: true,
      },
    )
  }
}

async function withMedia(
  dependencies: Dependencies,
  known: Map<string, number>,
  { picture, film, ...item }: SeedItem,
): Promise<SeedItem> {
  if (film) return { ...item, ...(await filmOf(dependencies, film)) } as SeedItem
  return { ...item, imageId: await idOfPicture(dependencies, known, picture) } as SeedItem
}

async function filmOf(dependencies: Dependencies, name: keyof typeof films) {
  const { file, poster, alt, caption, captions } = films[name]
  const at = (name: string) => `server/seed/films/${name}`
  const store = (name: string) => storeSeedFilm(dependencies, at(name), 'demo/films')
  return {
    caption,
    imageId: await storeSeedPicture(dependencies, at(poster), { folder: 'demo/films', alt }),
    videoId: await store(file),
    videoCaptions: { de: await store(captions.de), en: await store(captions.en) },
  }
}

async function idOfPicture(
  dependencies: Dependencies,
  known: Map<string, number>,
  name: SeedPage['picture'],
): Promise<number | null> {
  if (!name) return null
  const { file, ...facts } = pictures[name]
  const id =
    known.get(name) ??
    (await storeSeedPicture(dependencies, `server/seed/pictures/${file}`, { folder: 'demo', ...facts }))
  known.set(name, id)
  return id
}
