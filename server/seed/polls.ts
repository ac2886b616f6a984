import type { Bilingual } from '#contract/language.ts'
import type { VoteReason } from '#contract/voting/reasons.ts'
import type { VotingRules } from '#contract/voting/rules.ts'

/** A poll of the demo. Times are in days from today; `ballots` has the number of votes for each option. */
export interface DemoPoll {
  title: Bilingual<string>
  teaser: Bilingual<string>
  options: readonly Bilingual<string>[]
  opens: number
  closes: number
  rules: Partial<VotingRules>
  ballots?: readonly number[]
  /** For a named poll: names of the voters, with the index of the chosen option. */
  named?: Readonly<Record<string, number>>
  /** Names of the invited people. */
  invited?: readonly string[]
  refused?: readonly DemoRefusal[]
}

/** Refused votes of the demo with their reason, address, age in hours and voters. */
export interface DemoRefusal {
  reason: VoteReason
  ip: string
  hoursAgo: number
  emails: readonly string[]
}

const text = (de: string, en: string): Bilingual<string> => ({ de, en })

/** Polls with every way of voting and every method; one has not begun, and one is over. */
export const demoPolls: readonly DemoPoll[] = [
  {
    title: text(
      'Wie soll der neue 7-Tesla-Tomograph heißen?',
      'What should the new 7-tesla scanner be called?',
    ),
    teaser: text(
      'Er wiegt 32 Tonnen und braucht einen Namen, den man durch den Flur rufen kann.',
      'It weighs 32 tonnes and needs a name that can be called down a corridor.',
    ),
    options: [
      text('Larmi', 'Larmi'),
      text('Frau Feld', 'Ms Field'),
      text('Echo', 'Echo'),
      text('Der Brummer', 'The Hummer'),
    ],
    ...{ opens: -6, closes: 15, rules: { way: 'anybody', mayReplace: true, results: 'afterVote' } },
    ballots: [9, 14, 21, 11],
    refused: [
      {
        ...{ reason: 'invalidVoteOptionId', ip: '203.0.113.77', hoursAgo: 30 },
        emails: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a', 'b', 'c', 'd', 'h'],
      },
      { reason: 'invalidVoteData', ip: '198.51.100.9', hoursAgo: 52, emails: ['nora', 'nora'] },
      { reason: 'termsNotAccepted', ip: '198.51.100.20', hoursAgo: 76, emails: ['emre'] },
      { reason: 'votesRequired', ip: '2001:db8:7::5', hoursAgo: 101, emails: [''] },
      { reason: 'emailAlreadyVoted', ip: '192.0.2.14', hoursAgo: 5, emails: ['', ''] },
    ],
  },
  {
    title: text('Themen für den Tag der offenen Tür', 'Topics for the open day'),
    teaser: text('Was würden Sie sich ansehen?', 'What would you come to see?'),
    options: [
      text('Ein Gehirn bei sieben Tesla', 'A brain at seven tesla'),
      text('Wie man Spulen baut', 'How coils are built'),
      text('Bilder vom schlagenden Herzen', 'Pictures of the beating heart'),
      text('Warum der Tomograph klopft', 'Why the scanner knocks'),
      text('Studieren und promovieren', 'Studying and doctorates'),
    ],
    ...{ opens: -3, closes: 20, rules: { way: 'confirmed', method: 'several', mostVotes: 3 } },
    ballots: [5, 8, 4, 9, 3],
  },
  {
    title: text('Gemeinsames Seminar der Universitäten', 'Joint seminar of the universities'),
    teaser: text(
      'Welche der vorgeschlagenen Reihen würden Sie besuchen?',
      'Which of the series that were proposed would you attend?',
    ),
    options: [
      text('Parallele Anregung', 'Parallel transmission'),
      text('Diffusion und Mikrostruktur', 'Diffusion and microstructure'),
      text('Rekonstruktion mit neuronalen Netzen', 'Reconstruction with neural networks'),
    ],
    opens: -1,
    closes: 10,
    rules: {
      ...{ way: 'domains', domains: ['uni.example.org', 'klinikum.example.org', 'institut.example.org'] },
      ...{ method: 'points', mostVotes: 5, mostPerOption: 3 },
    },
  },
  {
    title: text('Sprecherin oder Sprecher der Promovierenden', 'Spokesperson for the doctoral researchers'),
    teaser: text(
      'Wer soll die Promovierenden im nächsten Jahr vertreten?',
      'Who is to speak for the doctoral researchers next year?',
    ),
    options: [
      text('Selin Aksoy', 'Selin Aksoy'),
      text('Paul Brinkmann', 'Paul Brinkmann'),
      text('Noor van Dijk', 'Noor van Dijk'),
    ],
    ...{ opens: 2, closes: 16, rules: { way: 'invited', method: 'ranking', mostVotes: 3 } },
  },
  {
    title: text('Publikumspreis im Hörsaal', 'Audience award in the lecture hall'),
    teaser: text(
      'Welcher Kurzvortrag war der beste? Die Codes standen auf Karten an den Plätzen.',
      'Which short talk was the best? The codes were on cards at the seats.',
    ),
    options: [
      text('Rauschen hören', 'Hearing noise'),
      text('Das Herz in 200 ms', 'The heart in 200 ms'),
      text('Kartoffeln im Tomographen', 'Potatoes in the scanner'),
    ],
    ...{ opens: -30, closes: -25, rules: { way: 'codes' } },
    ballots: [23, 17, 41],
  },
  {
    title: text('Neue Zeiten für das Kolloquium', 'New times for the colloquium'),
    teaser: text(
      'Damit Lehre und Kinderbetreuung zusammenpassen.',
      'So that teaching and child care fit together.',
    ),
    options: [
      text('Montag um 15 Uhr', 'Monday at 3 pm'),
      text('Mittwoch um 11 Uhr', 'Wednesday at 11 am'),
      text('Donnerstag um 16 Uhr', 'Thursday at 4 pm'),
    ],
    ...{
      opens: -5,
      closes: 9,
      rules: { way: 'confirmed', isNamed: true, mayReplace: true, results: 'never' },
    },
    named: { pia: 1, emre: 1, nora: 0, tobias: 2, selin: 1, paul: 0, noor: 1, marlene: 2 },
  },
  {
    title: text('Foto des Monats im Foyer', 'Photo of the month in the foyer'),
    teaser: text(
      'Die Karten mit den Codes liegen neben den Fotos.',
      'The cards with the codes lie beside the photos.',
    ),
    options: [
      text('Werkstatt um Mitternacht', 'Workshop at midnight'),
      text('Helium im Morgenlicht', 'Helium in the morning light'),
      text('Acht Kanäle, eine Spule', 'Eight channels, one coil'),
    ],
    ...{ opens: -2, closes: 12, rules: { way: 'codes' } },
  },
  {
    title: text('Ausflug der Werkstatt', 'Workshop outing'),
    teaser: text('Wohin fahren wir im Frühling?', 'Where shall we go in spring?'),
    options: [
      text('Zeche Zollverein', 'Zollverein colliery'),
      text('Baldeneysee', 'Lake Baldeney'),
      text('Planetarium Bochum', 'Planetarium Bochum'),
    ],
    ...{ opens: -1, closes: 8, rules: { way: 'invited' } },
    invited: ['Jorin Maske', 'Tamara Quell', 'Ole Fintel', 'Ricarda Bunsen', 'Mats Huelsmann'],
  },
]
