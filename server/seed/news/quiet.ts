import type { SeedNews } from '../news.ts'
import { block, document, text } from '../pages/parts.ts'

export const quietNews: SeedNews = {
  picture: 'gradientTones',
  category: 'Forschung',
  tags: ['Sequenzen', 'Freiwillige'],
  daysAgo: 118,
  title: { de: 'Leiser messen, im selben Takt', en: 'A quieter scan at the same pace' },
  teaser: {
    de: 'Zwölf Dezibel weniger Lärm bei einer unserer schnellsten Messfolgen: Die Ströme in den Gradienten haben keine Ecken mehr.',
    en: 'One of our fastest sequences is now twelve decibels quieter, because the currents in the gradient coils have lost their corners.',
  },
  text: {
    de: [
      'Wer schon einmal in einem Tomographen lag, erinnert sich an das Klopfen. Bei schnellen Messfolgen sind es am Ohr mehr als hundert Dezibel; ohne Gehörschutz darf niemand hinein. Für viele ist der Lärm das Unangenehmste an der ganzen Untersuchung. In Studien zum Hören oder zum Schlaf stört er sogar das, was gemessen werden soll.',
      'Unsere Partnergruppe für [Pulssequenzen und Gradienten](/de/forschung/gruppe/pulssequenzen-und-gradienten) hat eine solche Messfolge nun umgebaut. Sie ist um zwölf Dezibel leiser, für das Ohr also weniger als halb so laut. Alle zwei Sekunden entsteht weiterhin ein Bild des ganzen Gehirns.',
    ],
    en: [
      'Anyone who has been in an MRI scanner remembers the hammering. Fast sequences reach more than a hundred decibels at the ear, and nobody may go in without hearing protection. Many people find the noise the worst part of an examination. Where a study is about hearing or sleep, it even interferes with the very thing to be measured.',
      'Our partner group for [pulse sequences and gradients](/en/research/group/pulse-sequences-and-gradients) has now rebuilt one of these sequences. It is twelve decibels quieter, which the ear hears as less than half as loud, and it still delivers an image of the whole brain every two seconds.',
    ],
  },
  items: [
    text(
      {
        id: 'where-noise-comes-from',
        title: { de: 'Woher der Lärm kommt', en: 'Where the noise comes from' },
      },
      [
        'Um Orte zu unterscheiden, schicken wir Ströme durch die Gradientenspulen: mehrere Hundert Ampere, die in jeder Sekunde viele Hundert Mal die Richtung wechseln. Die Leiter liegen dabei mitten in einem Feld von sieben Tesla. Bei 500 Ampere wirkt auf jeden Meter Draht quer zum Feld eine Kraft von 3.500 Newton. Das ist das Gewicht von fünf Erwachsenen, einmal nach links, einmal nach rechts. Die Spule ist in Harz gegossen und gibt nur um tausendstel Millimeter nach. Das genügt: Sie ist eine sehr große Lautsprechermembran.',
        'Ein Strom mit scharfen Ecken klingt hart, denn er besteht aus einem Grundton und vielen Obertönen. Fällt einer davon auf eine Eigenschwingung der Spule, dröhnt es.',
      ],
      [
        'To tell places apart we send currents through the gradient coils: several hundred amperes that change direction many hundred times a second. Their wires lie in the middle of a field of seven tesla. At 500 amperes each metre of wire across the field feels a force of 3,500 newtons. That is the weight of five adults, now to the left, now to the right. The coil is cast in resin and gives way by no more than thousandths of a millimetre, but that is enough to make it a very large loudspeaker.',
        'A current with sharp corners sounds harsh, because it consists of one fundamental and many overtones. When one of them meets a natural vibration of the coil, the scanner booms.',
      ],
    ),
    block(
      'figures',
      { id: 'in-figures', title: { de: 'Vorher und nachher', en: 'Before and after' } },
      {
        figures: [
          {
            value: { de: '−12 dB', en: '−12 dB' },
            label: { de: 'Schallpegel am Ohr', en: 'sound level at the ear' },
          },
          {
            value: { de: '+20 %', en: '+20%' },
            label: { de: 'Verzerrung nahe an Luft', en: 'distortion close to air' },
          },
        ],
      },
    ),
    block(
      'pictureText',
      { id: 'rounded-corners', title: { de: 'Runde Flanken', en: 'Rounded flanks' } },
      {
        image: 'echoPlanar',
        caption: {
          de: 'An jeder Umkehr im k-Raum wechselt der Strom die Richtung.',
          en: 'At each turn in k-space the current changes direction.',
        },
        text: {
          de: document([
            'Levin Hagemeister hat für seine Doktorarbeit zuerst gemessen, bei welchen Tönen unsere Gradientenspule mitschwingt. Es sind drei. Dann hat er zweierlei geändert: Der Strom folgt jetzt einer Sinuskurve, die gar keine Obertöne hat, und ihr Ton liegt in einer Lücke zwischen den Eigenschwingungen.',
            'Umsonst ist das nicht. Jede Zeile dauert ein Fünftel länger, und um so viel wächst auch die Verzerrung in der Nähe von Luft. Wir rechnen sie mit einer Karte des Feldes heraus. Der Takt der Bilder bleibt, weil das Gerät bisher zwischen zwei Schichten gewartet hat.',
          ]),
          en: document([
            'For his doctoral thesis Levin Hagemeister first measured at which tones our gradient coil resonates. There are three. He then made two changes: the current now follows a sine curve, which has no overtones at all, and its tone lies in a gap between the natural vibrations.',
            'This comes at a price. Each line takes a fifth longer, and distortion close to air grows by as much. We remove it with a map of the field. The pace of the images stays the same, because the scanner used to pause between slices.',
          ]),
        },
      },
    ),
    block(
      'quote',
      { id: 'in-his-words' },
      {
        text: {
          de: 'Ein Tomograph ist ein sehr großer Lautsprecher. Wir haben aufgehört, ihm Rechtecke vorzuspielen.',
          en: 'A scanner is a very large loudspeaker. We have stopped playing it square waves.',
        },
        name: 'Dr.-Ing. Kenji Watanabe',
        role: {
          de: 'leitet die Gruppe Pulssequenzen und Gradienten',
          en: 'heads the group Pulse sequences and gradients',
        },
        image: null,
      },
    ),
    text(
      { id: 'for-volunteers', title: { de: 'Was Sie davon haben', en: 'What it means for you' } },
      [
        'Gehörschutz tragen Sie weiterhin. Aber unsere Ansagen verstehen Sie nun auch, während gemessen wird. Im [Übungsgerät](/de/forschung/ausstattung) können Sie beide Fassungen vorher anhören. Wie eine Untersuchung abläuft, steht unter [An Studien teilnehmen](/de/forschung/probanden).',
      ],
      [
        'You will still wear hearing protection, but you can now understand us while the scanner is measuring. In the [mock scanner](/en/research/equipment) you can listen to both versions beforehand. The page [Take part in studies](/en/research/volunteers) tells you what happens on the day.',
      ],
    ),
  ],
}
