import { useParams, useSearchParams } from 'react-router'
import { ArticleSpecimen } from './article.tsx'
import { FieldsSpecimen } from './fields.tsx'
import { FormSpecimen } from './form.tsx'
import { Frame } from './frame.tsx'
import { HomeSpecimen } from './home.tsx'
import { PartsSpecimen } from './parts.tsx'
import { PicturesSpecimen } from './pictures.tsx'

const specimens: Record<string, () => React.ReactNode> = {
  home: HomeSpecimen,
  parts: PartsSpecimen,
  form: FormSpecimen,
  fields: FieldsSpecimen,
  article: ArticleSpecimen,
  pictures: PicturesSpecimen,
}

/** Components of the website, in its frame. */
export function PublicPage() {
  const { page = '' } = useParams()
  const [asked] = useSearchParams()
  const Specimen = specimens[page] ?? HomeSpecimen
  return (
    <Frame season={asked.get('season') === 'christmas' ? 'christmas' : undefined}>
      <Specimen />
    </Frame>
  )
}
