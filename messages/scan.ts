import type { Bilingual } from '#contract/language.ts'

/** Animated picture of the home page that shows how a slice is measured. */
export const scan = {
  alt: {
    de: 'Links der k-Raum als Scheibe: hell in der Mitte, nach außen dunkler, durchzogen von einer feinen Spirale. Rechts der Schnitt durch ein Kopfphantom, der daraus berechnet ist.',
    en: 'On the left k-space as a disc: strong at the centre, fading outwards, crossed by a fine spiral. On the right the slice through a head phantom that is computed from it.',
  },
  measured: { de: 'Gemessen: der k-Raum', en: 'Measured: k-space' },
  computed: { de: 'Berechnet: das Schnittbild', en: 'Computed: the slice' },
  again: { de: 'Noch einmal abspielen', en: 'Play again' },
} as const satisfies Record<string, Bilingual<string>>
