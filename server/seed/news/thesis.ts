import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const thesisNews: SeedNews = {
  picture: 'resonatorModes',
  category: 'Auszeichnungen',
  tags: ['Auszeichnung', 'Spulen'],
  daysAgo: 705,
  title: { de: 'Dissertationspreis für Mira Öztürk', en: 'Doctoral prize for Mira Öztürk' },
  teaser: {
    de: 'Eine dünne Folie voller Schwingkreise lenkt die Radiowelle dorthin, wo sie im Kopf fehlt. Die Universität zeichnet die Arbeit aus.',
    en: 'A thin sheet full of resonant circuits guides the radio wave to where the head lacks it. The university has honoured the work.',
  },
  text: {
    de: [
      'Die Universität hat [Dr. Mira Öztürk](/de/ueber/team/mira-oeztuerk) den Preis für die beste Dissertation in den Naturwissenschaften verliehen. Er ist mit 3.000 Euro dotiert. Entstanden ist die Arbeit in unserer Gruppe [MR-Physik und Spulen](/de/forschung/gruppe/mr-physik-und-spulen).',
      'Ihre Frage war einfach: Lässt sich eine Radiowelle lenken, ohne dass man einen einzigen Draht anschließt?',
    ],
    en: [
      'The university has awarded [Dr. Mira Öztürk](/en/about/team/mira-oeztuerk) its prize for the best doctoral thesis in the natural sciences, worth 3,000 euros. She wrote the thesis in our group [MR physics and coils](/en/research/group/mr-physics-and-coils).',
      'Her question was simple: can a radio wave be guided without connecting a single wire?',
    ],
  },
  items: [
    text(
      {
        id: 'a-row-of-resonators',
        title: { de: 'Siebzehn Schwingkreise in einer Reihe', en: 'Seventeen resonators in a row' },
      },
      [
        'Ein Schwingkreis aus einer Schleife und einem Kondensator hat einen eigenen Ton. Legt man viele davon dicht nebeneinander, hören sie aufeinander: Statt eines Tons gibt es nun so viele, wie es Kreise sind, und zu jedem gehört ein eigenes Muster. Mal schwingen alle gemeinsam, mal jeder gegen seinen Nachbarn.',
        'Mira Öztürk hat siebzehn Kreise so bemessen, dass eines dieser Muster genau bei 298 Megahertz liegt, der Frequenz der Wasserstoffkerne bei 7 Tesla. Die Folie ist drei Millimeter dick. Neben den Kopf gelegt, nimmt sie die Welle der Sendespule auf und strahlt sie in Richtung Kleinhirn wieder ab. Dort wird die Anregung um ein Drittel stärker.',
        'Ein Drittel der Arbeit handelt davon, was dabei nicht geschehen darf. Die Folie darf nirgends so viel Leistung bündeln, dass sich Gewebe zu stark erwärmt. Das ist gerechnet, am Phantom gemessen und erst danach an Freiwilligen erprobt worden.',
      ],
      [
        'A resonant circuit made of a loop and a capacitor has a tone of its own. Put many of them side by side and they listen to one another: instead of one tone there are now as many as there are circuits, each with a pattern of its own. In one pattern all swing together, in another each swings against its neighbour.',
        'Mira Öztürk dimensioned seventeen circuits so that one of these patterns lies exactly at 298 megahertz, the frequency of hydrogen nuclei at 7 tesla. The sheet is three millimetres thick. Placed beside the head, it takes up the wave from the transmit coil and sends it on towards the cerebellum, where the excitation becomes stronger by a third.',
        'A third of the thesis is about what must not happen. Nowhere may the sheet concentrate so much power that tissue becomes too warm. This was calculated, measured on a phantom and only then tried with volunteers.',
      ],
    ),
    block(
      'quote',
      { id: 'what-convinced' },
      {
        text: {
          de: 'Die Arbeit ist so geschrieben, dass man die Folie danach bauen kann. Wir haben es getan, an einem Nachmittag.',
          en: 'The thesis is written so that you can build the sheet from it. We did, in one afternoon.',
        },
        name: 'Prof. Dr. Katharina Wiesenthaler',
        role: {
          de: 'leitet die Gruppe MR-Physik und Spulen',
          en: 'heads the group MR physics and coils',
        },
        image: null,
      },
    ),
    text(
      { id: 'next-step', title: { de: 'Wie es weitergeht', en: 'What comes next' } },
      [
        'Mira Öztürk bleibt am Institut und arbeitet an Pulsen für mehrere Sender. Alle Preise seit 2009 stehen unter [Auszeichnungen](/de/forschung/auszeichnungen), offene Stellen für eigene Doktorarbeiten unter [Karriere](/de/ueber/karriere).',
      ],
      [
        'Mira Öztürk stays at the institute and works on pulses for several transmitters. All prizes since 2009 are listed under [Awards](/en/research/awards), and open positions for a doctorate of your own under [Careers](/en/about/career).',
      ],
    ),
  ],
}
