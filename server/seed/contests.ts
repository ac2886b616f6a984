import type { ContestFields } from '#contract/contests/contest.ts'
import type { ContributionStep } from '#contract/contests/contribution.ts'
import type { Bilingual } from '#contract/language.ts'
import type { ArtworkName } from './pictures/artworks.ts'

export interface SeedContest {
  title: Bilingual<string>
  lead: Bilingual<string>
  /** Days from today; null: not fixed. */
  submission: [start: number, end: number]
  voting: [start: number, end: number]
  fields?: Partial<ContestFields>
  /** Whether the results are published. */
  hasEnded?: boolean
  works: readonly (readonly [ArtworkName | 'music', ContributionStep])[]
  /** Names of the jury members. */
  jury?: readonly string[]
  /** Votes on each ballot, as indexes in `works`. */
  ballots?: readonly (readonly number[])[]
}

/** One contest in each phase. The one that accepts submissions can be tried out. */
export const demoContests: readonly SeedContest[] = [
  {
    title: { de: 'Unsichtbares sichtbar', en: 'Seeing the unseen' },
    lead: {
      de: 'Zeigen Sie etwas, das nur Messgeräte sehen. Bilder, Fotos von Skulpturen, Musik und Filme sind willkommen.',
      en: 'Show something that only instruments can see. Pictures, photos of sculptures, music and films are welcome.',
    },
    submission: [-14, 21],
    voting: [28, 42],
    works: [
      ['bands', 'accepted'],
      ['ripples', 'accepted'],
      ['conversation', 'submitted'],
    ],
  },
  {
    title: { de: 'Klang der Gradienten', en: 'Sound of the gradients' },
    lead: {
      de: 'Ein Tomograph macht Lärm. Wer macht daraus Musik?',
      en: 'A scanner makes noise. Who makes music of it?',
    },
    submission: [120, 160],
    voting: [167, 181],
    works: [],
  },
  {
    title: { de: 'Schulpreis: Mein Kopf von innen', en: 'School prize: my head from within' },
    lead: {
      de: 'Schulklassen zeichnen, was in ihren Köpfen vorgeht.',
      en: 'School classes draw what goes on in their heads.',
    },
    submission: [-60, -3],
    voting: [7, 21],
    fields: { judging: 'jury' },
    works: [['thoughts', 'accepted']],
  },
  {
    title: { de: 'Formen des Feldes', en: 'Shapes of the field' },
    lead: {
      de: 'Linien, Flächen, Räume: Wie sieht ein Magnetfeld aus?',
      en: 'Lines, surfaces, spaces: what does a magnetic field look like?',
    },
    submission: [-80, -20],
    voting: [-5, 60],
    works: [
      ['mountains', 'accepted'],
      ['sunflower', 'accepted'],
      ['reverberation', 'accepted'],
      ['flower', 'accepted'],
      ['orange', 'accepted'],
      ['music', 'accepted'],
    ],
    ballots: [[0, 0, 1], [2, 2, 2], [1, 3], [4, 4, 0], [2, 3, 4], [0]],
  },
  {
    title: { de: 'Postkarten aus dem Tomographen', en: 'Postcards from the scanner' },
    lead: {
      de: 'Ein Bild, das auf eine Postkarte passt und eine Reise wert ist.',
      en: 'A picture that fits on a postcard and is worth a journey.',
    },
    submission: [-50, -12],
    voting: [-4, 12],
    fields: { judging: 'jury' },
    works: [
      ['greeting', 'accepted'],
      ['lighthouse', 'accepted'],
      ['hills', 'accepted'],
    ],
    jury: ['Romana Tiedemann', 'Casper Oyelaran', 'Birte Holmgaard', 'Anselm Kurczak'],
  },
  {
    title: { de: 'Fehler, die schön sind', en: 'Beautiful mistakes' },
    lead: {
      de: 'Artefakte stören jede Messung. Manche bleiben trotzdem hängen.',
      en: 'Artefacts disturb every measurement. Some stay on the wall all the same.',
    },
    submission: [-130, -70],
    voting: [-60, -2],
    works: [
      ['ghosts', 'accepted'],
      ['foldedRings', 'accepted'],
    ],
    ballots: [[0, 0, 1], [1, 1, 1], [0, 0, 0], [1], [0, 1, 1], [0, 0]],
  },
  {
    title: { de: 'Sieben Tesla in Farbe', en: 'Seven tesla in colour' },
    lead: { de: 'Der erste Wettbewerb des Instituts.', en: 'The first contest of the institute.' },
    submission: [-430, -390],
    voting: [-380, -366],
    hasEnded: true,
    works: [
      ['surf', 'accepted'],
      ['sevenRings', 'accepted'],
      ['top', 'accepted'],
      ['poplars', 'accepted'],
    ],
    ballots: [[0, 0, 0], [1, 1, 2], [2, 2], [1, 2, 3], [0, 1], [0, 0, 2], [3]],
  },
]

/** Texts that all contests of the demo share. */
export const contestTexts = {
  text: {
    de: [
      'ARTifact verbindet Kunst und Wissenschaft. Gesucht sind Werke, die etwas zeigen, das sonst verborgen bleibt.',
    ],
    en: [
      'ARTifact brings art and science together. We look for works that show what otherwise stays hidden.',
    ],
  },
  rules: {
    de: [
      'Einreichen dürfen alle, die am Institut arbeiten, und wer zu Gast ist; zum Schulpreis alle Schulklassen der Region.',
      'Das Werk ist von Ihnen und ohne generative KI entstanden. Niemand ist darauf gegen den eigenen Willen zu erkennen.',
      'Von mehreren Werken einer Person zählt in der Wertung nur das beste.',
    ],
    en: [
      'Anyone who works at the institute or is its guest may submit; for the school prize, all school classes of the region.',
      'The work is your own and was made without generative AI. Nobody can be recognised in it against their will.',
      'Of several works by one person, only the best counts in the ranking.',
    ],
  },
  prizes: {
    de: ['Drei Preise zu je 200 Euro, und ein Platz im Foyer des Instituts.'],
    en: ['Three prizes of 200 euros each, and a place in the foyer of the institute.'],
  },
} as const
