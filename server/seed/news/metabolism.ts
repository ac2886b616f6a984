import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const metabolismNews: SeedNews = {
  picture: 'spectra',
  category: 'Forschung',
  tags: ['Stoffwechsel', 'Methoden'],
  daysAgo: 75,
  title: { de: 'Den Stoffwechsel hören', en: 'Listening to the metabolism' },
  teaser: {
    de: 'Jeder Stoff antwortet mit einem eigenen Ton. Bei sieben Tesla liegen die Töne weit genug auseinander.',
    en: 'Every substance answers with a tone of its own. At seven tesla the tones lie far enough apart.',
  },
  text: {
    de: [
      'Glutamat und Glutamin sind sich ähnlich, haben aber verschiedene Aufgaben. Mit Spektroskopie im Ultrahochfeld unterscheiden wir sie zuverlässig.',
      'Glutamat ist der wichtigste erregende Botenstoff des Gehirns. Nach getaner Arbeit nehmen Stützzellen ihn auf und wandeln ihn in Glutamin um, das nicht mehr erregt. Gerät dieser Kreislauf aus dem Takt, spielt das vermutlich bei Epilepsie, Depression und Schizophrenie eine Rolle.',
    ],
    en: [
      'Glutamate and glutamine resemble each other but have different jobs. With spectroscopy at ultra-high field we tell them apart reliably.',
      'Glutamate is the brain’s most important excitatory messenger. Once it has done its work, supporting cells take it up and turn it into glutamine, which no longer excites. When this cycle gets out of step, it probably plays a part in epilepsy, depression and schizophrenia.',
    ],
  },
  items: [
    text(
      { id: 'a-tone-for-each', title: { de: 'Für jeden Stoff ein Ton', en: 'A tone for each substance' } },
      [
        'In der Spektroskopie entsteht kein Bild, sondern eine Kurve. Sie zeigt, auf welchen Frequenzen die Wasserstoffkerne eines kleinen Gebiets antworten. Elektronen schirmen das Magnetfeld ab, in jedem Molekül ein wenig anders. Deshalb schwingt jeder Kern um einige Millionstel neben der Frequenz des Wassers.',
        'Die entscheidenden Linien von Glutamat und Glutamin trennt ein Zehnmillionstel. Bei 3 Tesla sind das rund 13 Hertz, kaum mehr als die Breite der Linien selbst. Bei 7 Tesla sind es rund 30 Hertz, und aus einem Höcker werden zwei Spitzen.',
        'Zugleich steigt das Signal. Das ist nötig, denn im Gehirn kommen auf ein Molekül Glutamat etwa fünftausend Moleküle Wasser, dessen Linie wir vor jeder Messung unterdrücken.',
      ],
      [
        'Spectroscopy yields a curve, not an image. It shows at which frequencies the hydrogen nuclei of a small region answer. Electrons shield the magnetic field, a little differently in each molecule, so every nucleus resonates a few millionths away from the frequency of water.',
        'The decisive lines of glutamate and glutamine are one ten-millionth apart. At 3 tesla that is about 13 hertz, hardly more than the width of the lines themselves. At 7 tesla it is about 30 hertz, and one bump becomes two peaks.',
        'The signal grows at the same time. It has to: for each molecule of glutamate the brain contains about five thousand molecules of water, whose line we suppress before every measurement.',
      ],
    ),
    block(
      'figures',
      { id: 'in-figures', title: { de: 'Abstand der beiden Linien', en: 'Distance between the two lines' } },
      {
        figures: [
          { value: { de: '13 Hz', en: '13 Hz' }, label: { de: 'bei 3 Tesla', en: 'at 3 tesla' } },
          { value: { de: '30 Hz', en: '30 Hz' }, label: { de: 'bei 7 Tesla', en: 'at 7 tesla' } },
          { value: { de: '40 Hz', en: '40 Hz' }, label: { de: 'bei 9,4 Tesla', en: 'at 9.4 tesla' } },
        ],
      },
    ),
    block(
      'quote',
      { id: 'in-their-words' },
      {
        text: {
          de: 'Ein Spektrum zu lesen, ist wie einem Orchester zuzuhören. Bei drei Tesla spielen Geigen und Bratschen dieselbe Stimme, bei sieben hört man beide.',
          en: 'Reading a spectrum is like listening to an orchestra. At three tesla violins and violas play one part; at seven you hear both.',
        },
        name: 'PD Dr. Astrid Lindqvist',
        role: {
          de: 'leitet die Gruppe Stoffwechselbildgebung und Spektroskopie',
          en: 'heads the group Metabolic imaging and spectroscopy',
        },
        image: null,
      },
    ),
    text(
      { id: 'for-volunteers', title: { de: 'Was das für Sie bedeutet', en: 'What it means for you' } },
      [
        'Eine Messung dauert zehn Minuten und ist leise. Sie spüren nichts davon, und Sie brauchen kein Kontrastmittel. Wenn Sie dabei sein möchten, lesen Sie unter [An Studien teilnehmen](/de/forschung/probanden), wen wir suchen.',
        'Wie die Verfahren entstanden sind, steht bei der [Arbeitsgruppe](/de/forschung/gruppe/stoffwechselbildgebung-und-spektroskopie); welche Geräte wir dafür nutzen, unter [Ausstattung](/de/forschung/ausstattung).',
      ],
      [
        'A measurement takes ten minutes and is quiet. You feel nothing, and no contrast agent is needed. If you would like to take part, the page [Take part in studies](/en/research/volunteers) says whom we are looking for.',
        'The [research group](/en/research/group/metabolic-imaging-and-spectroscopy) tells you how the methods came about, and [Equipment](/en/research/equipment) which scanners we use for them.',
      ],
    ),
  ],
}
