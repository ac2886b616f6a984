import type { ReactNode } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PictureField } from './picture-field.tsx'

interface Pictured {
  imageId: number | null
  /** Text alternative; null to use the file's own, both languages empty for a decorative picture. */
  imageAlt: Bilingual<string> | null
}

interface Props {
  title: string
  form: { values: Pictured; set<Name extends keyof Pictured>(name: Name, value: Pictured[Name]): void }
  /** Shows the picture upright, for portraits. */
  isUpright?: boolean
  children?: ReactNode
}

/** The picture of a record with its description, for kinds with the fields `imageId` and `imageAlt`. */
export function PicturePanel({ title, form: { values, set }, isUpright, children }: Props) {
  const field = useField()
  return (
    <Panel title={title}>
      <PictureField
        imageId={values.imageId}
        alt={values.imageAlt}
        {...field('imageId')}
        onPicture={imageId => {
          set('imageId', imageId)
          set('imageAlt', null)
        }}
        onAlt={alt => set('imageAlt', alt)}
        isUpright={isUpright}
      />
      {children}
    </Panel>
  )
}
