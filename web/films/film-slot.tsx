import { slot } from '#web/ui/later/slot.tsx'
// The styles are imported here, so that they are loaded with the page; only this player uses them.
import './film.module.css'

/** A film, lazily loaded: pages without one do not download the player. */
export const FilmSlot = slot(() => import('./film.tsx').then(({ Film }) => Film), {
  waiting: <div style={{ aspectRatio: '16 / 9' }} />,
})
