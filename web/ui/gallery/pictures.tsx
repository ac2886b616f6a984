import layout from '../layout.module.css'
import { Section } from '../section.tsx'
import { sampleFiles } from './samples.ts'

export function PicturesSpecimen() {
  return (
    <Section title="Bilder">
      <div className={layout.thirds}>
        {sampleFiles.map(file => (
          <img key={file} src={file} alt={file.split('/').at(-1) ?? ''} />
        ))}
      </div>
    </Section>
  )
}
