import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const memoryNews: SeedNews = {
  picture: 'cortexFolds',
  category: 'Forschung',
  tags: ['Gehirn', 'Gedächtnis'],
  daysAgo: 17,
  title: { de: 'Wo Erinnerungen geschichtet sind', en: 'Where memories lie in layers' },
  teaser: {
    de: 'Aufnahmen mit 0,6 Millimetern Auflösung zeigen, welche Schichten der Hirnrinde beim Erinnern arbeiten.',
    en: 'Images with a resolution of 0.6 millimetres show which layers of the cortex work when we remember.',
  },
  text: {
    de: [
      'Die Hirnrinde ist im Mittel kaum drei Millimeter dick und besteht aus sechs Schichten. Erst im Ultrahochfeld lassen sich tiefe und oberflächliche Schichten getrennt betrachten.',
      'Vierzig Freiwillige lernten Wege durch ein Museum. Beim Erinnern waren die tiefen Schichten aktiv, beim Lernen die oberflächlichen. Was aus Tierversuchen seit Langem vermutet wird, ist damit am lebenden Menschen zu sehen.',
    ],
    en: [
      'On average the cortex is barely three millimetres thick; it consists of six layers. Only at ultra-high field can deep and superficial layers be looked at separately.',
      'Forty volunteers learned routes through a museum. Deep layers were active when they remembered, superficial ones when they learned. What animal studies have long suggested can now be seen in living people.',
    ],
  },
  items: [
    text(
      { id: 'two-directions', title: { de: 'Zwei Richtungen', en: 'Two directions' } },
      [
        'Untersucht wurde der entorhinale Kortex, ein daumennagelgroßes Stück Hirnrinde am inneren Rand des Schläfenlappens. Durch ihn läuft fast alles, was das Gedächtnis aufnimmt und wieder hergibt. Seine oberflächlichen Schichten senden in den Hippocampus, seine tiefen empfangen von dort.',
        'Wer beide getrennt misst, sieht also, in welche Richtung Information fließt: hinein beim Lernen, heraus beim Erinnern. Mit drei Millimeter großen Bildpunkten, wie sie in Studien mit 3 Tesla üblich sind, verschwimmt beides zu einem einzigen Signal.',
      ],
      [
        'The study looked at the entorhinal cortex, a piece of cortex the size of a thumbnail at the inner edge of the temporal lobe. Almost everything that memory takes in and gives back passes through it. Its superficial layers send to the hippocampus, its deep ones receive from there.',
        'Measuring the two separately therefore shows which way information flows: in when we learn, out when we remember. With voxels of three millimetres, common in studies at 3 tesla, both blur into a single signal.',
      ],
    ),
    block(
      'figures',
      { id: 'in-figures', title: { de: 'Die Studie in Zahlen', en: 'The study in figures' } },
      {
        figures: [
          {
            value: { de: '0,6 mm', en: '0.6 mm' },
            label: { de: 'Kantenlänge eines Bildpunkts', en: 'edge length of a voxel' },
          },
          {
            value: { de: '40', en: '40' },
            label: {
              de: 'Freiwillige zwischen 20 und 34 Jahren',
              en: 'volunteers between 20 and 34 years of age',
            },
          },
        ],
      },
    ),
    text(
      { id: 'what-we-see', title: { de: 'Was wir wirklich messen', en: 'What we actually measure' } },
      [
        'Nervenzellen selbst sind in der MRT nicht zu sehen. Wir messen, was ihnen folgt: Wo sie arbeiten, strömt nach wenigen Sekunden mehr sauerstoffreiches Blut ein. Sauerstoffarmes Blut stört das Magnetfeld in seiner Umgebung, sauerstoffreiches kaum. Das Signal steigt deshalb ein wenig an, bei 7 Tesla um einige Prozent.',
        'Das hat einen Haken. Das Blut fließt durch Venen zur Oberfläche der Hirnrinde ab und nimmt das Signal mit. Oberflächliche Schichten erscheinen dadurch immer zu aktiv. Wir vergleichen deshalb nie zwei Schichten unmittelbar miteinander, sondern jede mit sich selbst: einmal beim Lernen, einmal beim Erinnern. Der Beitrag der Venen ist beide Male derselbe und hebt sich auf.',
      ],
      [
        'Nerve cells themselves cannot be seen with MRI. We measure what follows them: a few seconds after they work, more oxygen-rich blood flows in. Blood poor in oxygen disturbs the magnetic field around it, oxygen-rich blood hardly does. So the signal rises a little, at 7 tesla by a few per cent.',
        'There is a catch. The blood drains through veins towards the surface of the cortex and carries the signal with it, which makes superficial layers always look too active. We therefore never compare two layers with each other, but each with itself: once while learning, once while remembering. The veins contribute the same both times and cancel out.',
      ],
    ),
    block(
      'gallery',
      { id: 'pictures', title: { de: 'Bilder zur Studie', en: 'Pictures of the study' } },
      {
        pictures: [
          {
            image: 'cortexFolds',
            caption: {
              de: 'Die Hirnrinde mit Linien gleicher Tiefe',
              en: 'The cortex with lines of equal depth',
            },
          },
          {
            image: 'veinMap',
            caption: {
              de: 'Venen tragen das Signal an die Oberfläche',
              en: 'Veins carry the signal to the surface',
            },
          },
          {
            image: 'fieldMap',
            caption: {
              de: 'Luft im Gehörgang verzerrt das Feld nahe am Schläfenlappen',
              en: 'Air in the ear canal distorts the field near the temporal lobe',
            },
          },
        ],
      },
    ),
    block(
      'quote',
      { id: 'in-their-words' },
      {
        text: {
          de: 'Ob jemand gerade lernt oder sich erinnert, konnten wir bisher nur fragen. Jetzt sehen wir, in welcher Tiefe der Hirnrinde es geschieht.',
          en: 'Whether somebody is learning or remembering was something we could only ask. Now we see at what depth of the cortex it happens.',
        },
        name: 'Prof. Dr. Emeka Okwudiri',
        role: {
          de: 'leitet die Gruppe Kognitive Neurowissenschaft des Gedächtnisses',
          en: 'heads the group Cognitive neuroscience of memory',
        },
        image: null,
      },
    ),
    text(
      { id: 'next-step', title: { de: 'Wie es weitergeht', en: 'What comes next' } },
      [
        'Bei der Alzheimer-Krankheit sterben die ersten Zellen im entorhinalen Kortex, und zwar in seinen oberflächlichen Schichten. Ob sich das früher zeigt als im Gedächtnistest, prüfen wir nun mit Menschen über 65 Jahren. Die Studie beginnt im Frühjahr; was Sie erwartet, steht unter [An Studien teilnehmen](/de/forschung/probanden).',
        'Mehr über die Fragen und Verfahren dahinter lesen Sie bei der [Arbeitsgruppe](/de/forschung/gruppe/kognitive-neurowissenschaft-des-gedaechtnisses).',
      ],
      [
        'In Alzheimer’s disease the first cells die in the entorhinal cortex, and in its superficial layers. Whether this shows earlier than a memory test does is what we are now examining with people over 65. The study begins in spring; what to expect is on the page [Take part in studies](/en/research/volunteers).',
        'The [research group](/en/research/group/cognitive-neuroscience-of-memory) tells you more about the questions and methods behind it.',
      ],
    ),
  ],
}
