import type { Bilingual } from '#contract/language.ts'
import type { pictures } from './pictures/pictures.ts'

export interface SeedNews {
  picture: keyof typeof pictures
  category: string
  tags: string[]
  daysAgo: number
  title: Bilingual<string>
  teaser: Bilingual<string>
  text: Bilingual<string[]>
}

/** The demo's news; the last one is in German only, as real ones often are. */
export const demoNews: SeedNews[] = [
  {
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
        'Bei sieben Tesla beträgt die Wellenlänge im Kopf nur noch etwa zwölf Zentimeter. Wellen aus verschiedenen Richtungen löschen sich deshalb stellenweise aus, und das Bild wird dort dunkel.',
        'Unsere neue Spule sendet auf acht Kanälen, deren Phasen wir für jede Person einzeln berechnen. Die dunklen Stellen verschwinden, ohne dass mehr Leistung nötig ist.',
      ],
      en: [
        'At seven tesla the wavelength inside the head is only about twelve centimetres. Waves from different directions therefore cancel each other in places, and the image turns dark there.',
        'Our new coil transmits on eight channels whose phases we calculate for each person. The dark spots vanish without the need for more power.',
      ],
    },
  },
  {
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
        'Die Hirnrinde ist kaum drei Millimeter dick und besteht aus sechs Schichten. Erst im Ultrahochfeld lassen sich tiefe und oberflächliche Schichten getrennt betrachten.',
        'Vierzig Freiwillige lernten Wege durch ein Museum. Beim Erinnern waren die tiefen Schichten aktiv, beim Lernen die oberflächlichen.',
      ],
      en: [
        'The cortex is barely three millimetres thick and consists of six layers. Only at ultra-high field can deep and superficial layers be looked at separately.',
        'Forty volunteers learned routes through a museum. Deep layers were active when they remembered, superficial ones when they learned.',
      ],
    },
  },
  {
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
  },
  {
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
      ],
      en: [
        'Earlier methods went wrong where fibres cross. The new one measures diffusion in ninety directions and so separates the paths.',
      ],
    },
  },
  {
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
      ],
      en: [
        'Glutamate and glutamine resemble each other but mean different things. With spectroscopy at ultra-high field we tell them apart reliably.',
      ],
    },
  },
  {
    picture: 'sheppLogan',
    category: 'Presse',
    tags: ['Schule'],
    daysAgo: 96,
    title: { de: 'Schülertag: Wie kommt der Kopf ins Bild?', en: '' },
    teaser: { de: 'Dreißig Schülerinnen und Schüler haben ihr erstes Phantom gemessen.', en: '' },
    text: {
      de: [
        'Mit Wasserflaschen, Öl und einer Orange ging es los. Am Ende konnte jede Gruppe erklären, warum ein Echo entsteht.',
      ],
      en: [],
    },
  },
]
