import { Container } from '#web/ui/layout/container.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

const publicPages = ['home', 'parts', 'form', 'fields', 'article', 'pictures']
const backstagePages = ['rows', 'fields', 'text', 'dialogs', 'editor', 'new', 'list', 'panels']

/** List of the gallery's pages, and the target of links to pages outside the gallery. */
export function Contents() {
  return (
    <main>
      <Container>
        <PageTitle title="Galerie der Bausteine" />
        <ul>
          {publicPages.map(page => (
            <li key={page}>
              <a href={`/de/gallery/${page}`}>Website: {page}</a>
            </li>
          ))}
          {backstagePages.map(page => (
            <li key={page}>
              <a href={`/de/backstage/gallery/${page}`}>Backstage: {page}</a>
            </li>
          ))}
        </ul>
      </Container>
    </main>
  )
}
