import type { Bilingual } from '#contract/language.ts'
import { furtherArtworks } from './further-artworks.ts'

export interface SeedArtwork {
  /** File in this folder, drawn by `draw/draw.ts`. */
  file: string
  title: Bilingual<string>
  text: Bilingual<string>
  alt: Bilingual<string>
  /** Name of the fictitious artist. */
  artist: string
}

/** Works submitted to the demo's contests. */
export const artworks = {
  ...furtherArtworks,
  reverberation: {
    file: 'work-reverberation.webp',
    title: { de: 'Nachhall', en: 'Reverberation' },
    text: {
      de: 'Eine Schwingung, sechsundzwanzigmal gezeichnet, während sie verklingt.',
      en: 'One oscillation, drawn twenty-six times as it dies away.',
    },
    alt: {
      de: 'Verschlungene Schleifen auf schwarzem Grund, außen braun, nach innen immer kleiner und türkis.',
      en: 'Intertwined loops on black, brown outside, ever smaller and teal towards the middle.',
    },
    artist: 'Romy Falkenrath',
  },
  orange: {
    file: 'work-orange.webp',
    title: { de: 'Orange in Scheiben', en: 'Orange in slices' },
    text: {
      de: 'Das erste, was ich im Tomographen gemessen habe, war mein Mittagessen.',
      en: 'The first thing I ever measured in the scanner was my lunch.',
    },
    alt: {
      de: 'Der Schnitt durch eine Orange: zehn Segmente aus feinen Linien in einem Ring aus braunen Kreisen.',
      en: 'A slice through an orange: ten segments of fine lines within a ring of brown circles.',
    },
    artist: 'Tjark Osterloh',
  },
  conversation: {
    file: 'work-conversation.webp',
    title: { de: 'Zwei Spulen im Gespräch', en: 'Two coils in conversation' },
    text: { de: 'Wo sich ihre Kreise schneiden, hören beide dasselbe.', en: '' },
    alt: { de: '', en: '' },
    artist: 'Aylin Morgenstern',
  },
  flower: {
    file: 'work-flower.webp',
    title: { de: 'Gradientenblume', en: 'Gradient flower' },
    text: {
      de: 'Dreißig Bahnen durch den k-Raum, jede ein wenig weiter gedreht.',
      en: 'Thirty paths through k-space, each turned a little further.',
    },
    alt: {
      de: 'Eine siebenblättrige Blüte aus dreißig ineinanderliegenden Linien auf dunklem Grund.',
      en: 'A flower with seven petals, made of thirty nested lines on a dark ground.',
    },
    artist: 'Piet Wellenbrink',
  },
  mountains: {
    file: 'work-mountains.webp',
    title: { de: 'Echogebirge', en: 'Mountains of echoes' },
    text: {
      de: 'Zweiunddreißig Echos hintereinander. Das letzte steht vorn.',
      en: 'Thirty-two echoes, one behind the other. The last one stands in front.',
    },
    alt: {
      de: 'Übereinanderliegende Wellenlinien mit hohen Zacken in der Mitte, wie eine Bergkette bei Nacht.',
      en: 'Wavy lines one above the other, with high peaks in the middle, like mountains at night.',
    },
    artist: 'Soledad Brinkmöller',
  },
  sunflower: {
    file: 'work-sunflower.webp',
    title: { de: 'Sonnenblume', en: 'Sunflower' },
    text: {
      de: 'Jeder Messpunkt liegt im goldenen Winkel zum vorigen. Blumen tun das auch.',
      en: 'Each sample lies at the golden angle from the one before. Flowers do the same.',
    },
    alt: {
      de: 'Vierhundert Punkte in Spiralen, innen klein und türkis, außen groß und sandfarben.',
      en: 'Four hundred dots in spirals, small and teal inside, large and sand-coloured outside.',
    },
    artist: 'Ilse Nordquist',
  },
} satisfies Record<string, SeedArtwork>

export type ArtworkName = keyof typeof artworks
