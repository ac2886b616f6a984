import type { Bilingual } from '#contract/language.ts'

/** A fictitious study of the demo. */
export interface DemoStudy {
  title: Bilingual<string>
  /** Paragraphs of text. */
  description: Bilingual<readonly string[]>
  participants: Bilingual<string>
  duration: Bilingual<string>
  compensation: Bilingual<string>
  ethicsNumber: string
  contact: { name: string; email: string; phone: string }
  /** Days from today on which it begins and ends to look for volunteers. */
  seeks: readonly [from: number, until: number]
}

const office = { name: 'Ruth Abendroth', email: 'studien@example.org', phone: '+49 30 0000 2' }

export const demoStudies: readonly DemoStudy[] = [
  {
    title: { de: 'Wege im Gedächtnis', en: 'Paths in memory' },
    description: {
      de: [
        'Wie merkt sich das Gehirn einen Weg, den man nur einmal gegangen ist? Am ersten Tag gehen Sie am Bildschirm durch ein Gebäude. Am zweiten Tag erinnern Sie sich im 7-Tesla-Gerät daran, während wir Bilder Ihres Gehirns aufnehmen.',
        'Sie bekommen kein Kontrastmittel und keine Spritze. Die Messung ist laut; Sie tragen Gehörschutz und können sie jederzeit beenden.',
      ],
      en: [
        'How does the brain keep a path that you have walked only once? On the first day you walk through a building on a screen. On the second day you recall it inside the 7-tesla scanner while we take images of your brain.',
        'There is no contrast agent and no injection. The scan is loud; you wear ear protection and can end it at any time.',
      ],
    },
    participants: {
      de: 'Rechtshändige Menschen von 20 bis 35 Jahren, die gut sehen oder Kontaktlinsen tragen, ohne Implantate und ohne neurologische Erkrankung',
      en: 'Right-handed people aged 20 to 35 with good sight or contact lenses, without implants and without a neurological disease',
    },
    duration: {
      de: 'Zwei Termine an zwei Tagen, 60 und 90 Minuten',
      en: 'Two visits on two days, 60 and 90 minutes',
    },
    compensation: { de: '37,50 Euro und die Fahrtkosten', en: '37.50 euros and travel costs' },
    ethicsNumber: '26-1184-BO',
    contact: office,
    seeks: [-20, 55],
  },
  {
    title: { de: 'Feine Venen bei hohem Blutdruck', en: 'Fine veins and high blood pressure' },
    description: {
      de: [
        'Hoher Blutdruck verändert die kleinsten Gefäße des Gehirns lange vor den ersten Beschwerden. Wir vergleichen Menschen mit und ohne Bluthochdruck. Sie liegen einmal im 7-Tesla-Gerät; vorher messen wir Ihren Blutdruck in Ruhe.',
        'Einen Befund ersetzt das nicht. Fällt uns etwas auf, das behandelt werden sollte, sagen wir es Ihnen, wenn Sie es wissen möchten.',
      ],
      en: [
        'High blood pressure changes the smallest vessels of the brain long before anybody notices. We compare people with and without it. You lie in the 7-tesla scanner once; before that we measure your blood pressure at rest.',
        'This does not replace a diagnosis. If we see something that should be treated, we tell you, provided you wish to know.',
      ],
    },
    participants: {
      de: 'Menschen von 40 bis 70 Jahren mit behandeltem Bluthochdruck, und solche mit normalem Blutdruck; ohne Herzschrittmacher oder andere Implantate',
      en: 'People aged 40 to 70 with treated high blood pressure, and others with normal blood pressure; without a pacemaker or other implants',
    },
    duration: { de: 'Ein Termin, etwa zwei Stunden', en: 'One visit, about two hours' },
    compensation: { de: '30 Euro und die Fahrtkosten', en: '30 euros and travel costs' },
    ethicsNumber: '26-1207-BO',
    contact: office,
    seeks: [-6, 120],
  },
  {
    title: { de: 'Musik im Kopf', en: 'Music in the head' },
    description: {
      de: [
        'Sie stellen sich Melodien vor, ohne sie zu hören. Wir sehen nach, welche Teile des Gehirns dabei mitspielen.',
      ],
      en: ['You imagine melodies without hearing them. We look at which parts of the brain play along.'],
    },
    participants: {
      de: 'Menschen, die seit mindestens zehn Jahren ein Instrument spielen',
      en: 'People who have played an instrument for at least ten years',
    },
    duration: { de: 'Ein Termin, 80 Minuten', en: 'One visit, 80 minutes' },
    compensation: { de: '20 Euro und die Fahrtkosten', en: '20 euros and travel costs' },
    ethicsNumber: '26-1251-BO',
    contact: office,
    seeks: [30, 150],
  },
]
