import { block, type SeedPage, text } from './parts.ts'

/** What stands on pages that have more than content. */
export const homePages: SeedPage[] = [
  {
    category: 'home',
    page: 'contact',
    title: { de: 'Kontakt', en: 'Contact' },
    lead: {
      de: 'Schreiben Sie uns. Wir antworten Ihnen so bald wie möglich.',
      en: 'Write to us. We will answer you as soon as we can.',
    },
    items: [
      block(
        'mapLink',
        { id: 'where-we-are', title: { de: 'So finden Sie uns', en: 'How to find us' } },
        {
          address: {
            de: 'Institut für Ultrahochfeld-MRT, Feldstraße 7, 12345 Larmorstadt',
            en: 'Institute for Ultra-High-Field MRI, Feldstraße 7, 12345 Larmorstadt, Germany',
          },
          label: { de: 'Auf der Karte ansehen', en: 'See it on the map' },
          link: { href: 'https://www.openstreetmap.org/' },
        },
      ),
      text(
        { id: 'before-you-come', title: { de: 'Bevor Sie kommen', en: 'Before you come' } },
        [
          'Das Haus liegt an der Haltestelle Feldstraße, fünf Minuten vom Bahnhof. Alle Räume sind ohne Stufen zu erreichen.',
          'Tragen Sie einen Herzschrittmacher oder ein anderes elektronisches Implantat? Bitte sagen Sie uns das am Eingang. Im Foyer besteht keine Gefahr, an den Magneten schon.',
        ],
        [
          'The building is at the Feldstraße stop, five minutes from the station. All rooms can be reached without steps.',
          'Do you have a pacemaker or another electronic implant? Please tell us at the entrance. There is no danger in the foyer, but there is near the magnets.',
        ],
      ),
    ],
  },
]
