import type { ShownPage } from '#contract/pages/page.ts'
import { pageNameOf } from '#contract/pages/places.ts'
import { ContentView } from './content-view.tsx'
import { HomeView } from './home-view.tsx'

/** A content page as readers see it, without the additions of other areas. */
export function PageView({ page }: { page: ShownPage }) {
  return pageNameOf(page) === 'home' ? <HomeView page={page} /> : <ContentView page={page} />
}
