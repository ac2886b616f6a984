import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { languageIn } from '#contract/language.ts'
import '#web/ui/styles/fonts.css'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/base.css'
import '#web/ui/styles/forced-colors.css'
import '#web/ui/styles/print.css'
import { Contents } from './contents.tsx'

// As in the product, the address contains the language, and backstage pages are below /backstage. The theme
// is set by ?theme=light|dark, the season by ?season=christmas.
const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = languageIn(location.pathname)

const router = createBrowserRouter([
  {
    path: '/:language/gallery/:page',
    lazy: () => import('./public/public-page.tsx').then(({ PublicPage }) => ({ Component: PublicPage })),
    HydrateFallback: () => null,
  },
  {
    path: '/:language/backstage/gallery/:page',
    lazy: () =>
      import('./backstage/backstage-specimen.tsx').then(({ BackstageSpecimen }) => ({
        Component: BackstageSpecimen,
      })),
    HydrateFallback: () => null,
  },
  { path: '*', Component: Contents },
])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
