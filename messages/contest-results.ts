import type { Bilingual } from '#contract/language.ts'

/** Public result of a contest. */
export const contestResults = {
  winners: { de: 'Die Preisträgerinnen und Preisträger', en: 'The winners' },
  ballots: {
    de: (ballots: number) =>
      `${ballots} Stimmzettel wurden gezählt. Wer mit mehreren Werken dabei war, hat einen Platz, mit dem besten.`,
    en: (ballots: number) =>
      `${ballots} ballots were counted. Artists with several works have one place, by their best one.`,
  },
  noResult: {
    de: 'Zu diesem Wettbewerb gibt es keine Rangfolge.',
    en: 'There is no ranking for this contest.',
  },
  others: { de: 'Alle Beiträge', en: 'All entries' },
  archive: { de: 'Frühere Jahre', en: 'Earlier years' },
  raffle: { de: 'Verlosung', en: 'Raffle' },
  raffleLead: {
    de: 'Unter allen, deren Werke angenommen wurden, haben wir einen Preis verlost, jede Person einmal.',
    en: 'We drew a prize among all whose works were accepted, each person once.',
  },
  raffleWinner: {
    de: (number: number, artist: string) => `Gewonnen hat Nummer ${number}: ${artist}.`,
    en: (number: number, artist: string) => `Number ${number} has won: ${artist}.`,
  },
  gone: { de: 'Werk nicht mehr vorhanden', en: 'work no longer available' },
  drawAgain: { de: 'Selbst nachrechnen', en: 'Draw it again yourself' },
  howDrawn: {
    de: 'Aus dem Startwert, einem Doppelpunkt und jeder Nummer wird die Prüfsumme SHA-256 gebildet. Die kleinste gewinnt. Der Startwert wurde beim Auslosen zufällig erzeugt, und ausgelost wird nur einmal. In einer Linux- oder macOS-Konsole geht es so:',
    en: 'The SHA-256 checksum is taken of the seed, a colon and each number. The smallest one wins. The seed was made at random when the raffle was drawn, and it is drawn only once. In a Linux or macOS terminal it works like this:',
  },
  seed: { de: 'Startwert', en: 'Seed' },
  number: { de: 'Nummer', en: 'Number' },
  artist: { de: 'Von', en: 'By' },
  work: { de: 'Werk', en: 'Work' },
} as const

/** Certificate of a winner. */
export const certificate = {
  certificates: { de: 'Urkunden', en: 'Certificates' },
  title: { de: 'Urkunde', en: 'Certificate' },
  goesTo: { de: 'Im Kunstwettbewerb ARTifact hat', en: 'In the art contest ARTifact' },
  forWork: {
    de: (title: string) => `mit dem Werk „${title}“ gewonnen:`,
    en: (title: string) => `has won with the work ‘${title}’:`,
  },
  place: { de: (place: number) => `${place}. Platz`, en: (place: number) => `Place ${place}` },
  votedUntil: {
    de: (moment: string) => `Entschieden durch die öffentliche Abstimmung bis ${moment}`,
    en: (moment: string) => `Decided by the public vote that ended on ${moment}`,
  },
  juryUntil: {
    de: (moment: string) => `Entschieden durch die Jury, die bis ${moment} abgestimmt hat`,
    en: (moment: string) => `Decided by the jury, whose vote ended on ${moment}`,
  },
  institute: { de: 'Institut für Ultrahochfeld-MRT', en: 'Institute for Ultra-High-Field MRI' },
} as const

/** The result of a contest in backstage. */
export const resultBackstage = {
  title: { de: 'Ergebnis', en: 'Result' },
  waiting: {
    de: 'Wie abgestimmt wurde, sehen auch Sie erst nach dem Ende der Abstimmung.',
    en: 'How people voted is shown only once voting has ended, to you as well.',
  },
  noBallots: {
    de: 'Niemand hat abgestimmt.',
    en: 'Nobody has voted.',
  },
  fewOfJury: {
    de: 'Unter fünf Stimmzetteln der Jury nennen wir Plätze, aber keine Stimmen.',
    en: 'Below five ballots of the jury we give places, but no votes.',
  },
  tooFew: {
    de: 'Unter fünf Stimmzetteln zeigen wir kein Ergebnis: Es könnte verraten, was eine einzelne Person gewählt hat.',
    en: 'Below five ballots no result is shown: it could tell what a single person chose.',
  },
  toPublish: {
    de: 'Noch nicht veröffentlicht. Setzen Sie oben bei den Terminen den Haken „Ergebnisse veröffentlicht“, dann stehen Plätze und Namen auf der Website.',
    en: 'Not published yet. Tick ‘Results published’ at the dates above, and places and names appear on the website.',
  },
  published: {
    de: 'Veröffentlicht, so wie es hier steht.',
    en: 'Published as it stands here.',
  },
  ballots: {
    de: (n: number) => `${n} Stimmzettel`,
    en: (n: number) => (n === 1 ? '1 ballot' : `${n} ballots`),
  },
  place: { de: 'Platz', en: 'Place' },
  work: { de: 'Werk', en: 'Work' },
  artist: { de: 'Von', en: 'By' },
  points: { de: 'Stimmen', en: 'Votes' },
  certificates: { de: 'Urkunden (PDF)', en: 'Certificates (PDF)' },
  draw: { de: 'Jetzt auslosen', en: 'Draw the raffle' },
  drawLead: {
    de: 'Unter allen, deren Werke angenommen wurden. Ausgelost wird ein einziges Mal; Startwert und Liste stehen nach dem Veröffentlichen auf der Website.',
    en: 'Among all whose works were accepted. It is drawn only once; seed and list appear on the website when you publish.',
  },
  drawn: { de: 'Ausgelost', en: 'Drawn' },
} as const satisfies Record<string, Bilingual<unknown>>
