import type { SeedNews } from '../news.ts'
import { block, document, text } from '../pages/parts.ts'

export const jubileeNews: SeedNews = {
  picture: 'magnetField',
  category: 'Institut',
  tags: ['Institut'],
  daysAgo: 31,
  title: { de: 'Zwanzig Jahre Ultrahochfeld', en: 'Twenty years of ultra-high field' },
  teaser: {
    de: 'Im Jahr 2006 zog der Magnet in eine leere Halle. Heute messen hier elf Gruppen.',
    en: 'In 2006 the magnet moved into an empty hall. Today eleven groups use our scanners.',
  },
  text: {
    de: [
      'Der Magnet wiegt 32 Tonnen, seine Abschirmung noch einmal 420. Als er kam, wusste kaum jemand, wie gut sich Menschen bei sieben Tesla untersuchen lassen.',
      'Inzwischen haben mehr als neuntausend Freiwillige an unseren Studien teilgenommen. Wir danken allen, die geblieben sind, und allen, die neu dazukommen.',
    ],
    en: [
      'The magnet weighs 32 tonnes, its shielding another 420. When it arrived, hardly anyone knew how well people could be examined at seven tesla.',
      'More than nine thousand volunteers have taken part in our studies since. We thank all who have stayed, and all who are joining us.',
    ],
  },
  items: [
    block(
      'pictureText',
      { id: 'the-first-night', title: { de: 'Die erste Nacht', en: 'The first night' } },
      {
        image: 'shimFields',
        caption: {
          de: 'Sechs Shimfelder wie diese gleichen den Magneten seitdem aus.',
          en: 'Six shim fields like these have evened out the magnet ever since.',
        },
        text: {
          de: document([
            'Drei Wochen dauerte es, den Magneten mit flüssigem Helium auf minus 269 Grad zu kühlen, und zwei Tage, den Strom in die Spulen zu bringen. Seitdem fließt er ohne Widerstand und ohne Stecker. Das erste Bild entstand nachts um halb drei und zeigte eine Flasche Salzwasser.',
            'Es war schief, fleckig und in der Mitte viel zu hell. Gerahmt hängt es heute im Foyer. Den Fleck in der Mitte loszuwerden, hat uns die ersten zehn Jahre beschäftigt.',
          ]),
          en: document([
            'Cooling the magnet to minus 269 degrees with liquid helium took three weeks, and ramping up the current took two days. It has flowed ever since, without resistance and without a plug. The first image was made at half past two in the morning. It showed a bottle of salt water.',
            'It was skewed, blotchy and far too bright in the middle. Today it hangs framed in the foyer. Getting rid of that bright patch kept us busy for the first ten years.',
          ]),
        },
      },
    ),
    block(
      'figures',
      { id: 'in-figures', title: { de: 'Zwanzig Jahre in Zahlen', en: 'Twenty years in figures' } },
      {
        figures: [
          {
            value: { de: 'über 9.000', en: 'over 9,000' },
            label: { de: 'Freiwillige im Gerät', en: 'volunteers in the scanner' },
          },
          {
            value: { de: '3', en: '3' },
            label: { de: 'Magnete, der stärkste mit 14,1 Tesla', en: 'magnets, the strongest of 14.1 tesla' },
          },
        ],
      },
    ),
    block(
      'timeline',
      { id: 'milestones', title: { de: 'Was in Erinnerung bleibt', en: 'What we remember' } },
      {
        entries: [
          {
            when: { de: '2006', en: '2006' },
            title: { de: 'Ein Magnet, eine Halle', en: 'One magnet, one hall' },
            text: {
              de: 'Zwölf Menschen, ein Gerät und ein geliehener Kopierer.',
              en: 'Twelve people, one scanner and a borrowed photocopier.',
            },
          },
          {
            when: { de: '2010', en: '2010' },
            title: { de: 'Die erste eigene Spule', en: 'The first coil of our own' },
            text: {
              de: 'Gelötet an einem Küchentisch, ausgebessert mit Klebeband, drei Jahre im Einsatz.',
              en: 'Soldered on a kitchen table, repaired with tape, in use for three years.',
            },
          },
          {
            when: { de: '2016', en: '2016' },
            title: { de: '9,4 Tesla', en: '9.4 tesla' },
            text: {
              de: 'Das dritte Gerät macht Natrium und Phosphor sichtbar.',
              en: 'The third system makes sodium and phosphorus visible.',
            },
          },
          {
            when: { de: '2026', en: '2026' },
            title: { de: 'Elf Gruppen', en: 'Eleven groups' },
            text: {
              de: 'Fünf eigene und sechs von Partnern messen bei uns, oft bis in die Nacht.',
              en: 'Five of our own and six from partners use the scanners, often into the night.',
            },
          },
        ],
      },
    ),
    text(
      { id: 'celebrate', title: { de: 'Feiern Sie mit', en: 'Celebrate with us' } },
      [
        'Zum Jubiläum öffnen wir das Haus: mit Vorträgen, Führungen und Kuchen. Programm und Anmeldung finden Sie auf der Seite zur [Jubiläumsveranstaltung](/de/info/jubilaeumsveranstaltung).',
        'Die ganze Geschichte, von der leeren Halle bis heute, steht auf der Seite über [das Institut](/de/ueber/institut). Und wer wissen möchte, nach wem unsere Vorlesung heißt, liest weiter bei [Erwin Hahn](/de/ueber/erwin-hahn).',
      ],
      [
        'For the anniversary we are opening the house, with talks, tours and cake. Programme and registration are on the page of the [anniversary event](/en/info/anniversary-event).',
        'The whole story, from the empty hall until today, is told on the page about [the institute](/en/about/institute). And if you wonder whom our lecture is named after, read on about [Erwin Hahn](/en/about/erwin-hahn).',
      ],
    ),
  ],
}
