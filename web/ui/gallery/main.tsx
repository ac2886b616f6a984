import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'
import { ArticleSpecimen } from './article.tsx'
import { FieldsSpecimen } from './fields.tsx'
import { FormSpecimen } from './form.tsx'
import { Frame } from './frame.tsx'
import { HomeSpecimen } from './home.tsx'
import { PartsSpecimen } from './parts.tsx'
import { PicturesSpecimen } from './pictures.tsx'

// ?page=home|parts|form|fields|article|pictures&theme=light|dark&season=christmas
const address = new URLSearchParams(location.search)
const theme = address.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const specimens: Record<string, () => React.ReactNode> = {
  home: HomeSpecimen,
  parts: PartsSpecimen,
  form: FormSpecimen,
  fields: FieldsSpecimen,
  article: ArticleSpecimen,
  pictures: PicturesSpecimen,
}
const Specimen = specimens[address.get('page') ?? 'home'] ?? HomeSpecimen
const season = address.get('season') === 'christmas' ? 'christmas' : undefined

const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <Frame season={season}>
        <Specimen />
      </Frame>
    ),
  },
])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
