import type { SeedNews } from '../news.ts'
import { block, document, text } from '../pages/parts.ts'

export const coilNews: SeedNews = {
  picture: 'transmitField',
  category: 'Forschung',
  tags: ['Spulen', 'Methoden'],
  daysAgo: 3,
  title: {
    de: 'Acht Kanäle, ein gleichmäßiges Feld',
    en: 'Eight channels, one even field',
  },
  teaser: {
    de: 'Eine neue Sendespule verteilt die Hochfrequenz so, dass auch die Schläfenlappen klar zu sehen sind.',
    en: 'A new transmit coil spreads the radio-frequency field so that the temporal lobes can be seen clearly, too.',
  },
  text: {
    de: [
      'Bei sieben Tesla beträgt die Wellenlänge im Kopf nur noch etwa zwölf Zentimeter. Wellen aus verschiedenen Richtungen löschen sich deshalb stellenweise aus, und das Bild wird dort dunkel. Am häufigsten trifft es die Schläfenlappen und das Kleinhirn, ausgerechnet Regionen, nach denen in der Epilepsie- und der Demenzforschung am meisten gefragt wird.',
      'Unsere neue Spule sendet auf acht Kanälen, deren Phasen und Stärken wir für jede Person einzeln berechnen. Die dunklen Stellen verschwinden, ohne dass mehr Leistung nötig ist. Gebaut hat sie unsere Gruppe für [MR-Physik und Spulen](/de/forschung/gruppe/mr-physik-und-spulen), eingesetzt wird sie ab sofort in allen Studien am Gerät mit 7 Tesla.',
    ],
    en: [
      'At seven tesla the wavelength inside the head is only about twelve centimetres. Waves from different directions therefore cancel each other in places, and the image turns dark there. The temporal lobes and the cerebellum suffer most, and these are the very regions that research into epilepsy and dementia asks about.',
      'Our new coil transmits on eight channels whose phases and amplitudes we calculate for each person. The dark spots vanish without the need for more power. It was built by our group for [MR physics and coils](/en/research/group/mr-physics-and-coils), and every study on the 7-tesla scanner uses it from now on.',
    ],
  },
  items: [
    text(
      {
        id: 'why-it-is-dark',
        title: { de: 'Warum das Bild dunkel wird', en: 'Why the image turns dark' },
      },
      [
        'Um die Kerne im Körper anzuregen, senden wir eine Radiowelle. Ihre Frequenz gibt das Magnetfeld vor: 64 Megahertz bei 1,5 Tesla, 298 bei 7 Tesla. In Luft ist eine Welle von 298 Megahertz einen Meter lang. Gewebe enthält viel Wasser und verkürzt sie etwa auf ein Achtel.',
        'Damit passt mehr als eine Wellenlänge in den Kopf. Treffen zwei Wellen Berg auf Berg zusammen, wird die Anregung stark, treffen sie Berg auf Tal, fast null. Wo die Kerne kaum ausgelenkt werden, senden sie auch kaum etwas zurück. Mehr Leistung hilft nicht: Sie macht die hellen Stellen heller, die dunklen bleiben dunkel. Was sonst noch zwischen Puls und Bild geschieht, erklärt unsere Seite [„Wie funktioniert MRT?“](/de/info/wie-funktioniert-mrt)',
      ],
      [
        'To excite the nuclei in the body we send a radio wave. The magnetic field dictates its frequency: 64 megahertz at 1.5 tesla, 298 at 7 tesla. In air a wave of 298 megahertz is one metre long. Tissue contains a lot of water and shortens it to about an eighth.',
        'More than one wavelength now fits into the head. Where two waves meet crest on crest the excitation is strong; where crest meets trough it is almost nil. Nuclei that are hardly tipped send hardly anything back. More power is no help: it makes the bright places brighter and leaves the dark ones dark. Our page [‘How does MRI work?’](/en/info/how-to-mri) explains what else happens between pulse and image.',
      ],
    ),
    block(
      'figures',
      { id: 'in-figures', title: { de: 'Die Spule in Zahlen', en: 'The coil in figures' } },
      {
        figures: [
          {
            value: { de: '8', en: '8' },
            label: {
              de: 'Sendekanäle, dazu 32 Elemente, die empfangen',
              en: 'transmit channels, and 32 elements that receive',
            },
          },
          {
            value: { de: '29 → 17 %', en: '29 → 17%' },
            label: {
              de: 'Schwankung des Kippwinkels im Großhirn, vorher und nachher',
              en: 'variation of the flip angle across the cerebrum, before and after',
            },
          },
        ],
      },
    ),
    block(
      'pictureText',
      { id: 'tuned-to-one-head', title: { de: 'Jeder Kopf ist anders', en: 'Every head is different' } },
      {
        image: 'coilSensitivities',
        caption: {
          de: 'Jeder Kanal beleuchtet den Kopf von einer anderen Seite.',
          en: 'Each channel lights up the head from a different side.',
        },
        text: {
          de: document([
            'Zu Beginn jeder Untersuchung misst das Gerät, wie jeder der acht Kanäle den Kopf ausleuchtet. Das dauert eine knappe Minute. Daraus berechnet ein Programm acht Phasen und acht Amplituden, die zusammen ein möglichst gleichmäßiges Feld ergeben.',
            'Dabei gilt eine Grenze, die nicht verhandelbar ist: Die Leistung, die das Gewebe aufnimmt, darf nirgends zu hoch werden. Überlagern sich Wellen ungünstig, entstehen auch bei der Erwärmung Spitzen. Das Programm verwirft deshalb jede Lösung, die den Grenzwerten zu nahe kommt, und das Gerät überwacht sie während der Messung ein zweites Mal.',
          ]),
          en: document([
            'At the start of each examination the scanner measures how each of the eight channels illuminates the head. This takes just under a minute. A program then works out eight phases and eight amplitudes that together give a field as even as possible.',
            'One limit is not open to negotiation: the power absorbed by tissue must not be too high anywhere. Where waves combine badly, heating peaks as well. The program therefore rejects every solution that comes too close to the limits, and the scanner monitors them a second time while it measures.',
          ]),
        },
      },
    ),
    block(
      'quote',
      { id: 'what-it-changes' },
      {
        text: {
          de: 'Früher haben wir bei jedem dritten Bild gesagt: Den Schläfenlappen sehen wir uns lieber nicht an. Diesen Satz möchte ich nie wieder hören.',
          en: 'With every third image we used to say: let us not look at the temporal lobe. I never want to hear that sentence again.',
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
        'Acht feste Phasen sind erst der Anfang. Ändert man sie während des Pulses, lässt sich das Feld noch besser formen. Die Rechnung dafür dauert heute eine Minute; sie soll künftig nur wenige Sekunden dauern. Daran arbeiten wir in einem unserer [Projekte](/de/forschung/projekte).',
        'Schaltpläne und Simulationen geben wir gern weiter. Schreiben Sie an office@example.org. Und wenn Sie selbst einmal im Gerät liegen möchten: Wir [suchen Freiwillige](/de/forschung/probanden).',
      ],
      [
        'Eight fixed phases are only a beginning. If they change during the pulse, the field can be shaped better still. The calculation takes a minute today and is meant to take a few seconds in future. We are working on it in one of our [projects](/en/research/projects).',
        'We are glad to share circuit diagrams and simulations: write to office@example.org. And if you would like to lie in the scanner yourself, we are [looking for volunteers](/en/research/volunteers).',
      ],
    ),
  ],
}
