import { block, type SeedPage, text } from './parts.ts'

/** Texts of pages that also show other things than their content. */
export const homePages: SeedPage[] = [
  {
    category: 'home',
    page: 'home',
    title: { de: 'Wir sehen dem Gehirn bei der Arbeit zu', en: 'We watch the brain at work' },
    lead: {
      de: 'Bei sieben Tesla wird sichtbar, was sonst verborgen bleibt: Schichten der Hirnrinde, feinste Gefäße, der Stoffwechsel einzelner Regionen. Wir bauen die Messtechnik dafür und forschen mit ihr.',
      en: 'At seven tesla, what is otherwise hidden becomes visible: layers of the cortex, the finest vessels, the metabolism of single regions. We build the instruments for it, and do research with them.',
    },
    items: [
      block(
        'cards',
        { id: 'what-we-do', title: { de: 'Was wir tun', en: 'What we do' } },
        {
          cards: [
            {
              title: { de: 'Messen', en: 'Measuring' },
              text: {
                de: 'Wir entwickeln Spulen und Pulse, die das starke Feld gleichmäßig nutzen. So wird jedes Bild überall gleich hell.',
                en: 'We develop coils and pulses that use the strong field evenly. This makes every image evenly bright throughout.',
              },
              image: 'phaseMap',
              link: { href: '/de/forschung/ausstattung' },
            },
            {
              title: { de: 'Verstehen', en: 'Understanding' },
              text: {
                de: 'Wir untersuchen, wie das Gehirn lernt, sich erinnert und altert, bis in Schichten, die dünner sind als ein Millimeter.',
                en: 'We study how the brain learns, remembers and ages, in layers thinner than a millimetre.',
              },
              image: 'relaxationTimes',
              link: { href: '/de/forschung/projekte' },
            },
            {
              title: { de: 'Anwenden', en: 'Applying' },
              text: {
                de: 'Mit Kliniken prüfen wir, wann das Ultrahochfeld Krankheiten früher zeigt und wann nicht.',
                en: 'With hospitals we examine when ultra-high field shows a disease earlier, and when it does not.',
              },
              image: 'fibrePaths',
              link: { href: '/de/ueber/kooperationen' },
            },
          ],
        },
      ),
      block(
        'figures',
        {
          id: 'in-figures',
          title: { de: 'Das Institut in drei Zahlen', en: 'The institute in three figures' },
        },
        {
          figures: [
            {
              value: { de: '7 Tesla', en: '7 tesla' },
              label: {
                de: 'Feldstärke, bei der wir am häufigsten messen',
                en: 'field strength at which we measure most often',
              },
            },
            {
              value: { de: '298,0 MHz', en: '298.0 MHz' },
              label: { de: 'Larmorfrequenz der Protonen', en: 'Larmor frequency of protons' },
            },
            {
              value: { de: '2006', en: '2006' },
              label: { de: 'Jahr der Gründung', en: 'year of foundation' },
            },
          ],
        },
      ),
      block(
        'callToAction',
        { id: 'volunteers', title: { de: 'Freiwillige gesucht', en: 'Volunteers wanted' } },
        {
          text: {
            de: 'Ohne Freiwillige gäbe es hier keine Forschung. Sie liegen 60 bis 90 Minuten im Gerät, ganz ohne Röntgenstrahlen, und erhalten 15 Euro je Stunde, Ihre Fahrtkosten und ein Bild Ihres Gehirns zum Mitnehmen. Wir erklären Ihnen, was wir messen.',
            en: 'Without volunteers there would be no research here. You spend 60 to 90 minutes in the scanner, with no X-rays involved, and receive 15 euros an hour, your travel costs and a picture of your brain to take home. We explain to you what we measure.',
          },
          label: { de: 'So läuft es ab', en: 'How it works' },
          link: { href: '/de/forschung/probanden' },
        },
      ),
      text(
        { id: 'partners', title: { de: 'Partner und Förderer', en: 'Partners and funders' } },
        [
          'Sechs der elf Gruppen, die hier messen, gehören zu Partnern: zur Universität am Ort, zum Universitätsklinikum und zu den Forschungszentren für Gedächtnis und für Messtechnik. [So arbeiten wir zusammen.](/de/ueber/kooperationen)',
          'Unsere Projekte fördern die [Deutsche Forschungsgemeinschaft](https://www.dfg.de), der [European Research Council](https://erc.europa.eu), [Horizon Europe](https://research-and-innovation.ec.europa.eu) und die [Alexander von Humboldt-Stiftung](https://www.humboldt-foundation.de).',
        ],
        [
          'Six of the eleven groups that measure here belong to partners: the local university, the university hospital, and the research centres for memory and for metrology. [This is how we work together.](/en/about/cooperations)',
          'Our projects are funded by the [German Research Foundation](https://www.dfg.de/en), the [European Research Council](https://erc.europa.eu), [Horizon Europe](https://research-and-innovation.ec.europa.eu) and the [Alexander von Humboldt Foundation](https://www.humboldt-foundation.de/en).',
        ],
      ),
    ],
  },
  {
    category: 'home',
    page: 'contact',
    title: { de: 'Kontakt', en: 'Contact' },
    lead: {
      de: 'Schreiben Sie uns. Wir antworten Ihnen so bald wie möglich.',
      en: 'Write to us. We will answer you as soon as we can.',
    },
    items: [
      text(
        { id: 'how-to-find-us', title: { de: 'So finden Sie uns', en: 'How to find us' } },
        [
          'Zu Fuß sind es vom Bahnhof fünf Minuten: geradeaus bis zur Feldstraße, dort links. Die Buslinie 7 hält vor dem Haus, an der Haltestelle Feldstraße. Mit dem Auto folgen Sie den Schildern „Klinikum“; Parkplätze für Gäste liegen hinter dem Haus, zwei davon sind für Menschen mit Behinderung.',
          'Der Eingang ist in der Feldstraße 7. Alle Räume sind ohne Stufen zu erreichen. Am Empfang holen wir Sie ab, montags bis freitags von 8 bis 17 Uhr.',
          'Tragen Sie einen Herzschrittmacher oder ein anderes elektronisches Implantat? Bitte sagen Sie uns das am Eingang. Im Foyer besteht keine Gefahr, an den Magneten schon.',
        ],
        [
          'From the station it is five minutes on foot: straight ahead to Feldstraße, then left. Bus 7 stops in front of the building, at the Feldstraße stop. By car, follow the signs to ‘Klinikum’; there is parking for visitors behind the building, with two spaces for disabled people.',
          'The entrance is at Feldstraße 7. All rooms can be reached without steps. We meet you at the reception desk, Monday to Friday from 8 am to 5 pm.',
          'Do you have a pacemaker or another electronic implant? Please tell us at the entrance. There is no danger in the foyer, but there is near the magnets.',
        ],
      ),
    ],
  },
]
