import { blankPage } from '#contract/pages/page.ts'
import { storeSeedPicture } from '#server/files/files.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { idOf } from '#server/people/people.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
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
  const hanna = { id: await idOf(dependencies, 'hanna') }
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
        items: await Promise.all(items.map(item => withPicture(dependencies, pictureIds, item))),
        isVisible: true,
      },
    )
  }
}

async function withPicture(
  dependencies: Dependencies,
  known: Map<string, number>,
  { picture, ...item }: SeedItem,
): Promise<SeedItem> {
  return { ...item, imageId: await idOfPicture(dependencies, known, picture) } as SeedItem
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
