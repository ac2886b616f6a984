import { slot } from '#web/ui/later/slot.tsx'
import styles from './film.module.css'

/** A film, whose player is no weight on pages without one. */
export const FilmSlot = slot(() => import('./film.tsx').then(({ Film }) => Film), {
  waiting: <div style={{ aspectRatio: '16 / 9' }} />,
  styles: [styles],
})
