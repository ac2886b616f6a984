import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const schoolNews: SeedNews = {
  picture: 'sheppLogan',
  category: 'Presse',
  tags: ['Schule'],
  daysAgo: 96,
  title: { de: 'Schülertag: Wie kommt der Kopf ins Bild?', en: '' },
  teaser: { de: 'Dreißig Schülerinnen und Schüler haben ihr erstes Phantom gemessen.', en: '' },
  text: {
    de: [
      'Mit Wasserflaschen, Öl und einer Orange ging es los. Am Ende konnte jede Gruppe erklären, warum ein Echo entsteht.',
      'Die Orange gewann übrigens: Ihre Fruchtkammern waren im Bild so deutlich zu sehen, dass niemand sie danach noch essen wollte. Das Wasser in der Flasche leuchtete gleichmäßig, das Öl lag um ein Stück verschoben daneben. Warum? Fett antwortet auf einer etwas anderen Frequenz als Wasser, und für das Gerät bedeutet eine andere Frequenz einen anderen Ort.',
    ],
    en: [],
  },
  items: [
    text(
      { id: 'echo-with-runners', title: { de: 'Ein Echo zum Mitlaufen', en: '' } },
      [
        'Auf dem Hof haben wir das Spinecho nachgestellt. Alle laufen auf einer Linie los, jede und jeder im eigenen Tempo. Auf einen Pfiff kehren alle um. Und siehe da: Am Start kommen alle im selben Augenblick an. Wie daraus Bilder werden, erklärt unsere Seite [„Wie funktioniert MRT?“](/de/info/wie-funktioniert-mrt)',
      ],
      [],
    ),
    block(
      'gallery',
      { id: 'pictures', title: { de: 'Was gemessen wurde', en: '' } },
      {
        pictures: [
          { image: 'sheppLogan', caption: { de: 'Das Kopfphantom', en: '' } },
          { image: 'kSpace', caption: { de: 'Dasselbe Phantom im k-Raum', en: '' } },
        ],
      },
    ),
    text(
      { id: 'come-along', title: { de: 'Auch Ihre Klasse?', en: '' } },
      [
        'Schülertage gibt es zweimal im Jahr, für Klassen ab Stufe 10. Schreiben Sie an office@example.org oder über unser [Kontaktformular](/de/kontakt). Der nächste Termin steht unter [Veranstaltungen](/de/info/veranstaltung).',
      ],
      [],
    ),
  ],
}
