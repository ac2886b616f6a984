import type { ShownRecording } from '#contract/files/recording.ts'
import { useLanguage } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { sizeIn } from './size-in.ts'

/** The slides of a talk, with their size. */
export function SlidesLink({ slides }: { slides: NonNullable<ShownRecording['slides']> }) {
  return (
    <>
      <Link href={slides.src}>{slides.name}</Link> ({sizeIn(slides.sizeBytes, useLanguage())})
    </>
  )
}
