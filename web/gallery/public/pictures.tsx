import { Container } from '#web/ui/layout/container.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { sampleFiles } from './samples.ts'

export function PicturesSpecimen() {
  return (
    <Container>
      <PageTitle title="Bilder" />
      <div className={layout.stack}>
        {sampleFiles.map(file => (
          <img key={file} src={file} alt={file.split('/').at(-1) ?? ''} />
        ))}
      </div>
    </Container>
  )
}
