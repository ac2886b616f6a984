import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const heliumNews: SeedNews = {
  picture: 'criticalSurface',
  category: 'Institut',
  tags: ['Institut', 'Technik'],
  daysAgo: 428,
  title: { de: 'Das Helium bleibt im Haus', en: 'Our helium stays in the building' },
  teaser: {
    de: 'Was aus unseren Magneten verdampft, fangen wir auf und verflüssigen es neu: im ersten Jahr 1.900 Liter.',
    en: 'What boils off from our magnets is now caught and liquefied again: 1,900 litres in the first year.',
  },
  text: {
    de: [
      'Unsere Magnete hängen an keiner Steckdose. Ihr Strom fließt seit Jahren im Kreis, ohne Widerstand, solange die Spulen in flüssigem Helium bei minus 269 Grad liegen. Ganz dicht gegen Wärme ist aber kein Behälter. Ein wenig Helium verdampft immer, bei uns rund 2.000 Liter im Jahr. Bisher entwich es durch ein Rohr auf dem Dach.',
      'Seit einem Jahr läuft im Keller eine Anlage, die es zurückholt. Von hundert Litern gehen jetzt noch fünf verloren.',
    ],
    en: [
      'Our magnets are not plugged in. Their current has been flowing in circles for years, without resistance, as long as the coils lie in liquid helium at minus 269 degrees Celsius. But no vessel keeps out heat entirely. Some helium always boils off, in our case about 2,000 litres a year, and it used to escape through a pipe on the roof.',
      'For a year now a plant in the basement has been bringing it back. Of every hundred litres only five are lost.',
    ],
  },
  items: [
    text(
      { id: 'why-helium', title: { de: 'Warum es Helium sein muss', en: 'Why it has to be helium' } },
      [
        'Der Draht besteht aus Niob und Titan. Er leitet nur dann ohne Widerstand, wenn drei Dinge zusammen stimmen: Temperatur, Feld und Strom. Ohne Feld dürfte er 9 Kelvin warm sein. Bei 7 Tesla und vollem Strom ist schon bei gut 5 Kelvin Schluss. Flüssiges Helium siedet bei 4,2 Kelvin; kein anderer Stoff ist so kalt noch flüssig.',
        'Helium entsteht tief in der Erde, wenn Uran und Thorium zerfallen, und wird mit Erdgas gefördert. Was in die Luft entweicht, steigt auf und ist verloren. Deshalb schwanken Preis und Lieferung, und deshalb lohnt sich die Mühe.',
      ],
      [
        'The wire is made of niobium and titanium. It conducts without resistance only as long as three things agree: temperature, field and current. Without a field it could be as warm as 9 kelvin. At 7 tesla and full current the limit is a little above 5. Liquid helium boils at 4.2 kelvin, and nothing else is still liquid at such cold.',
        'Helium forms deep in the earth as uranium and thorium decay, and comes up with natural gas. Whatever escapes into the air rises and is lost for good. Price and supply vary for this reason, and for this reason the effort pays.',
      ],
    ),
    block(
      'timeline',
      { id: 'the-way-back', title: { de: 'Der Weg zurück', en: 'The way back' } },
      {
        entries: [
          {
            when: { de: 'Schritt 1', en: 'Step 1' },
            title: { de: 'Sammeln', en: 'Collect' },
            text: {
              de: 'Aus einem Liter flüssigem Helium werden rund 750 Liter Gas. Ein Sack, groß wie ein Kleinbus, fängt es auf.',
              en: 'One litre of liquid helium turns into about 750 litres of gas. A bag the size of a minibus catches it.',
            },
          },
          {
            when: { de: 'Schritt 2', en: 'Step 2' },
            title: { de: 'Verdichten und reinigen', en: 'Compress and purify' },
            text: {
              de: 'Ein Kompressor drückt das Gas in Flaschen, ein Filter hält Luft und Wasser zurück.',
              en: 'A compressor presses the gas into cylinders, and a filter keeps back air and water.',
            },
          },
          {
            when: { de: 'Schritt 3', en: 'Step 3' },
            title: { de: 'Verflüssigen', en: 'Liquefy' },
            text: {
              de: 'Ein Kühler macht daraus wieder Flüssigkeit, bis zu fünfzehn Liter am Tag. Jeder Liter kostet etwa zehn Kilowattstunden Strom.',
              en: 'A cooler turns it back into liquid, up to fifteen litres a day. Each litre takes about ten kilowatt hours.',
            },
          },
        ],
      },
    ),
    block(
      'quote',
      { id: 'in-his-words' },
      {
        text: {
          de: 'Früher hörte man auf dem Dach ein leises Zischen. Das war unser Haushalt.',
          en: 'You used to hear a faint hiss on the roof. That was our budget.',
        },
        name: 'Dipl.-Ing. Ulrich Stellmacher',
        role: { de: 'betreut die Magnete', en: 'looks after the magnets' },
        image: null,
      },
    ),
    text(
      { id: 'see-it', title: { de: 'Ansehen und nachbauen', en: 'See it, build your own' } },
      [
        'Am [Tag der offenen Tür](/de/info/jubilaeumsveranstaltung) ist die Anlage zu besichtigen. Welche Magnete sie versorgt, steht unter [Ausstattung](/de/forschung/ausstattung). Anderen Instituten geben wir Pläne und Erfahrungen weiter; schreiben Sie uns über das [Kontaktformular](/de/kontakt).',
      ],
      [
        'The plant can be seen on the [open day](/en/info/anniversary-event). The magnets that it serves are described under [Equipment](/en/research/equipment). We gladly pass on plans and experience to other institutes: use the [contact form](/en/contact).',
      ],
    ),
  ],
}
