import { blankPage } from '#contract/pages/page.ts'
import { noFlags } from '#contract/permissions.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { idOf } from '#server/people/people.ts'
import { create } from '#server/platform/records/records.ts'
import { aboutPages } from './pages/about.ts'
import { homePages } from './pages/home.ts'
import { infoPages } from './pages/info.ts'
import { legalPages } from './pages/legal.ts'
import { publicationPages } from './pages/publication.ts'
import { researchPages } from './pages/research.ts'
import type { Seeding } from './seeding.ts'
import { type Stored, storedPart, storedPicture } from './stored-parts.ts'

export const demoPages = [
  ...homePages,
  ...aboutPages,
  ...researchPages,
  ...infoPages,
  ...publicationPages,
  ...legalPages,
]

/** Creates the demo's content pages as user hanna, with the usual checks. */
export async function seedPages(dependencies: Seeding, known: Stored): Promise<void> {
  const hanna = { id: await idOf(dependencies, 'hanna'), flags: { ...noFlags, canEditContent: true } }
  for (const page of demoPages) {
    const { picture, items, slug = blankPage.slug, ...facts } = page
    await create(
      pagesKind,
      { ...dependencies, caller: hanna, requestId: 'seed' },
      {
        ...blankPage,
        ...facts,
        slug,
        imageId: await storedPicture(dependencies, known, picture),
        items: await Promise.all(items.map(item => storedPart(dependencies, known, item))),
        isVisible: true,
      },
    )
  }
}
