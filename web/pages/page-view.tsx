import type { ShownPage } from '#contract/pages/page.ts'
import { pageNameOf } from '#contract/pages/places.ts'
import { ContentView } from './content-view.tsx'
import { HomeView } from './home-view.tsx'

/** Any page of content as readers see it, what other areas add to it left out. */
export function PageView({ page }: { page: ShownPage }) {
  return pageNameOf(page) === 'home' ? <HomeView page={page} /> : <ContentView page={page} />
}
