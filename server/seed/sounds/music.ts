import type { SeedArtwork } from '../pictures/artworks.ts'

/** A composition of the demo; `spin-echoes.ts` generates its sound. */
export const music: Omit<SeedArtwork, 'file'> = {
  title: { de: 'Acht Echos', en: 'Eight echoes' },
  text: {
    de: 'Vierzig Schwingungen laufen auseinander und treffen sich jede Sekunde wieder, jedes Mal etwas leiser.',
    en: 'Forty oscillations run apart and meet again every second, each time a little quieter.',
  },
  alt: {
    de: 'Ein tiefer Ton, der acht Mal anschwillt und verklingt. Nichts wird gesprochen oder gesungen.',
    en: 'A low tone that swells and fades eight times. Nothing is said or sung.',
  },
  artist: 'Malte Wrobel',
}
