import { type ComponentType, lazy, Suspense, useState } from 'react'
import './film.module.css'
import type { FilmProps } from './film.tsx'

let Ready: ComponentType<FilmProps> | null = null
const load = () =>
  import('./film.tsx').then(({ Film }) => {
    Ready = Film
    return { default: Film }
  })
const Later = lazy(load)

// The server has it from the start, and a browser asks for it on pages that show a film; its styles are there at once.
if (import.meta.env.SSR) void load()

/** A film, whose player is no weight on pages without one. */
export function FilmSlot(props: FilmProps) {
  const [Film] = useState(() => Ready ?? Later) // the same one as long as it plays
  return (
    <Suspense fallback={<div style={{ aspectRatio: '16 / 9' }} />}>
      <Film {...props} />
    </Suspense>
  )
}
