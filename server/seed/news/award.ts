import type { SeedNews } from '../news.ts'
import { block, document, text } from '../pages/parts.ts'

export const awardNews: SeedNews = {
  picture: 'diffusionGlyphs',
  category: 'Auszeichnungen',
  tags: ['Auszeichnung', 'Diffusion'],
  daysAgo: 52,
  title: { de: 'Preis für die Vermessung der Fasern', en: 'An award for measuring fibres' },
  teaser: {
    de: 'Für ein Verfahren, das kreuzende Nervenbahnen trennt, erhält unsere Gruppe einen Nachwuchspreis.',
    en: 'Our group receives an early-career award for a method that separates crossing nerve fibres.',
  },
  text: {
    de: [
      'Wo sich Bahnen kreuzen, lagen frühere Verfahren oft falsch. Das neue misst die Diffusion in neunzig Richtungen und trennt so die Bahnen.',
      'Ausgezeichnet wird damit eine Arbeit aus der [Bildrekonstruktion und Datenanalyse](/de/forschung/gruppe/bildrekonstruktion-und-datenanalyse). Alle Preise seit 2009 finden Sie unter [Auszeichnungen](/de/forschung/auszeichnungen).',
    ],
    en: [
      'Earlier methods went wrong where fibres cross. The new one measures diffusion in ninety directions and so separates the paths.',
      'The award honours work from [Image reconstruction and data analysis](/en/research/group/image-reconstruction-and-data-analysis). All prizes since 2009 are listed under [Awards](/en/research/awards).',
    ],
  },
  items: [
    block(
      'pictureText',
      { id: 'water-shows-the-way', title: { de: 'Wasser zeigt den Weg', en: 'Water shows the way' } },
      {
        image: 'randomWalks',
        caption: {
          de: 'Jede Spur ist der Weg eines Wassermoleküls zwischen den Nervenfasern.',
          en: 'Each trace is the path of one water molecule between the nerve fibres.',
        },
        text: {
          de: document([
            'Wassermoleküle sind nie in Ruhe. Während einer Messung von fünfzig Millisekunden wandern sie im Gehirn knapp zehn Mikrometer weit: entlang einer Nervenfaser ungehindert, quer dazu stoßen sie bald an eine Hülle.',
            'Diese Bewegung macht das Gerät sichtbar. Zwei kräftige Gradientenpulse markieren erst, wo ein Molekül ist, und prüfen dann, ob es noch dort ist. Wer sich entlang des Gradienten bewegt hat, fehlt im Echo. Aus vielen Richtungen zusammengesetzt, ergibt sich der Verlauf der Fasern.',
          ]),
          en: document([
            'Water molecules never rest. During a measurement of fifty milliseconds they travel just under ten micrometres in the brain: freely along a nerve fibre, while across it they soon hit a sheath.',
            'The scanner makes this motion visible. Two strong gradient pulses first mark where a molecule is and then check whether it is still there. Whatever has moved along the gradient is missing from the echo. Put together from many directions, this reveals the course of the fibres.',
          ]),
        },
      },
    ),
    text(
      { id: 'crossings', title: { de: 'Das Problem der Kreuzungen', en: 'The problem of crossings' } },
      [
        'Ein Bildpunkt der Diffusionsmessung ist über einen Millimeter groß und enthält Hunderttausende Fasern. In mehr als der Hälfte der Bildpunkte der weißen Substanz laufen sie in verschiedene Richtungen. Wer dort nur eine einzige Richtung zulässt, erhält einen Mittelwert, und der zeigt genau dorthin, wo keine Faser verläuft.',
        'Das ausgezeichnete Verfahren lässt bis zu drei Richtungen zu und entscheidet in jedem Bildpunkt selbst, wie viele die Daten hergeben. Überzeugt hat die Jury, dass es auch sagt, wie sicher es sich ist.',
      ],
      [
        'A voxel of a diffusion scan is more than a millimetre across and contains hundreds of thousands of fibres. In more than half the voxels of white matter they run in different directions. Whoever allows only one direction there gets an average, and it points exactly where no fibre runs.',
        'The method that won the award allows up to three directions and decides for each voxel how many the data support. What convinced the jury is that it also says how sure it is.',
      ],
    ),
    block(
      'gallery',
      { id: 'pictures', title: { de: 'Vorher und nachher', en: 'Before and after' } },
      {
        pictures: [
          {
            image: 'diffusionGlyphs',
            caption: {
              de: 'Die gemessene Diffusion in jedem Bildpunkt',
              en: 'The diffusion measured in each voxel',
            },
          },
          {
            image: 'fibrePaths',
            caption: { de: 'Die daraus verfolgten Bahnen', en: 'The paths traced from it' },
          },
        ],
      },
    ),
    block(
      'quote',
      { id: 'in-their-words' },
      {
        text: {
          de: 'Ein Verfahren, das zugibt, was es nicht weiß, ist in der Klinik mehr wert als eines, das immer eine Antwort hat.',
          en: 'A method that admits what it does not know is worth more in the clinic than one that always has an answer.',
        },
        name: 'Dr.-Ing. Tiago Vasconcelos',
        role: {
          de: 'leitet die Gruppe Bildrekonstruktion und Datenanalyse',
          en: 'heads the group Image reconstruction and data analysis',
        },
        image: null,
      },
    ),
  ],
}
