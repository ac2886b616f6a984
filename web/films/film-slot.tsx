import { slot } from '#web/ui/later/slot.tsx'
// Its styles are there at once, on the server as in the browser; no other part has them.
import './film.module.css'

/** A film, whose player is no weight on pages without one. */
export const FilmSlot = slot(() => import('./film.tsx').then(({ Film }) => Film), {
  waiting: <div style={{ aspectRatio: '16 / 9' }} />,
})
