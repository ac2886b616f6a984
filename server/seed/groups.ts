import type { Bilingual } from '#contract/language.ts'
import { partnerGroups } from './partner-groups.ts'

export type GroupName =
  | 'coils'
  | 'memory'
  | 'metabolism'
  | 'analysis'
  | 'clinic'
  | 'sequences'
  | 'relaxometry'
  | 'safety'
  | 'heart'
  | 'vessels'
  | 'body'

/** A project of the demo. */
export interface DemoProject {
  title: Bilingual<string>
  text: Bilingual<string>
  funders: string[]
  from: string
  to?: string
}

export interface DemoGroup {
  key: GroupName
  name: Bilingual<string>
  keyword: Bilingual<string>
  subject: Bilingual<string>
  teaser: Bilingual<string>
  description: Bilingual<string[]>
  projects: DemoProject[]
  publications?: Bilingual<string>
  /** Usernames, as in `members` and `alumni`. */
  leader: string
  members?: string[]
  alumni?: string[]
  /** Tags in German and English. */
  tags: [de: string, en: string][]
  email: string
  phone?: string
  place: Bilingual<string>
}

const funders = {
  dfg: 'Deutsche Forschungsgemeinschaft (DFG)',
  erc: 'European Research Council (ERC)',
  europe: 'Horizon Europe',
  humboldt: 'Alexander von Humboldt-Stiftung',
}

/** The five groups of the institute. */
const ownGroups: readonly DemoGroup[] = [
  {
    key: 'coils',
    name: { de: 'MR-Physik und Spulen', en: 'MR physics and coils' },
    keyword: { de: 'Spulen', en: 'Coils' },
    subject: {
      de: 'Hochfrequenztechnik und paralleles Senden',
      en: 'Radio-frequency engineering and parallel transmission',
    },
    teaser: {
      de: 'Wir entwerfen und bauen Sende- und Empfangsspulen für 7 und 9,4 Tesla und stimmen acht Sender so ab, dass ein Kopf überall gleich hell wird.',
      en: 'We design and build transmit and receive coils for 7 and 9.4 tesla, and tune eight transmitters so that a head turns out equally bright everywhere.',
    },
    description: {
      de: [
        'Protonen schwingen bei 7 Tesla mit 298 Megahertz. Im Gewebe ist die Welle dann nur noch etwa zwölf Zentimeter lang: Vom Rand bis zur Mitte des Kopfes kommt sie mit anderer Phase an, und wo sich Anteile aufheben, fehlt das Signal. Mit einer einzigen Spule lässt sich das nicht beheben.',
        'Deshalb senden wir auf acht Kanälen zugleich. Vor der Untersuchung messen wir in wenigen Sekunden, wie jedes Element wirkt, und berechnen daraus Pulse, die trotz der kurzen Welle überall denselben Kippwinkel erreichen. Auf der Empfangsseite bauen wir Anordnungen mit 32 und 64 Schleifen, deren Kopplung wir durch Überlappung und rauscharme Vorverstärker klein halten.',
        'Jede Spule durchläuft unsere Werkstatt: Feldsimulation mit Körpermodellen, Aufbau, Messung am Phantom, Nachweis der Sicherheit. Erst dann liegt jemand darin.',
      ],
      en: [
        'At 7 tesla protons resonate at 298 megahertz. Inside tissue the wave is then only about twelve centimetres long: at the centre of the head it is out of phase with its edge, and where contributions cancel, the signal is missing. No single coil can remedy that.',
        'We therefore transmit on eight channels at once. Before an examination we measure within seconds what each element does, and calculate pulses that reach the same flip angle everywhere in spite of the short wave. On the receive side we build arrays of 32 and 64 loops whose coupling is kept small by overlap and by low-noise preamplifiers.',
        'Every coil passes through our workshop: field simulation with body models, construction, measurement on a phantom, proof of safety. Only then does anybody lie in it.',
      ],
    },
    projects: [
      {
        title: { de: 'Ein Kopf, gleichmäßig hell', en: 'An evenly bright head' },
        text: {
          de: 'Universelle Pulse, die ohne Messung am Einzelnen auskommen, und Pulse für genau diesen Kopf in wenigen Sekunden: Wir vergleichen, wie viel Gleichmäßigkeit jede Minute Vorbereitung bringt.',
          en: 'Universal pulses that need no measurement of the individual, and pulses for exactly this head within seconds: we compare how much homogeneity each minute of preparation gains.',
        },
        funders: [funders.dfg],
        from: '2024-04',
      },
      {
        title: { de: 'Dipole und Schleifen bei 9,4 Tesla', en: 'Dipoles and loops at 9.4 tesla' },
        text: {
          de: 'Bei 400 Megahertz strahlen Dipole tiefer in den Kopf als Schleifen. Die Anordnung kombiniert beide und kommt dem theoretisch möglichen Rauschabstand nahe.',
          en: 'At 400 megahertz dipoles reach deeper into the head than loops. The array combines the two and comes close to the signal-to-noise ratio that theory allows.',
        },
        funders: [funders.erc],
        from: '2020',
        to: '2025',
      },
    ],
    leader: 'wiesenthaler',
    members: ['hagemeister', 'stellmacher'],
    alumni: ['grothusen'],
    tags: [
      ['Spulen', 'Coils'],
      ['Paralleles Senden', 'Parallel transmission'],
      ['Pulsdesign', 'Pulse design'],
    ],
    email: 'spulen@example.org',
    phone: '+49 30 5550 100',
    place: { de: 'Haus 2, Werkstatt und Raum 2.01', en: 'Building 2, workshop and room 2.01' },
  },
  {
    key: 'memory',
    name: { de: 'Kognitive Neurowissenschaft des Gedächtnisses', en: 'Cognitive neuroscience of memory' },
    keyword: { de: 'Gedächtnis', en: 'Memory' },
    subject: { de: 'Funktionelle Bildgebung in Schichten', en: 'Layer-resolved functional imaging' },
    teaser: {
      de: 'Wir fragen, was im Hippocampus und in den Schichten der Hirnrinde geschieht, wenn Menschen sich etwas merken und es Wochen später wieder hervorholen.',
      en: 'We ask what happens in the hippocampus and in the layers of the cortex when people commit something to memory and retrieve it weeks later.',
    },
    description: {
      de: [
        'Der Hippocampus ist kaum größer als ein kleiner Finger und besteht doch aus Feldern mit verschiedenen Aufgaben. Der Gyrus dentatus trennt ähnliche Erlebnisse voneinander, CA3 ergänzt ein Bruchstück zum Ganzen. Bei 3 Tesla verschwimmen diese Felder; mit 0,6 Millimetern Auflösung sehen wir sie einzeln.',
        'In der Hirnrinde nutzen wir aus, dass Nachrichten verschiedener Richtung in verschiedenen Schichten ankommen: von unten in der mittleren, von oben in den tiefen und den oberflächlichen. Wer die Schichten getrennt misst, sieht deshalb, ob ein Gebiet gerade wahrnimmt oder sich erinnert. Große Venen an der Oberfläche verfälschen dieses Bild, und ein guter Teil unserer Arbeit besteht darin, sie herauszurechnen.',
        'Unsere Freiwilligen sind zwischen 20 und 85 Jahre alt. Sie lernen Wege durch ein Gebäude, das es nicht gibt, schlafen eine Nacht und finden sich am nächsten Tag darin zurecht, oder eben nicht.',
      ],
      en: [
        'The hippocampus is hardly larger than a little finger, and yet it is made of fields with different tasks. The dentate gyrus keeps similar events apart; CA3 completes a fragment to the whole. At 3 tesla these fields blur into one another; at a resolution of 0.6 millimetres we see them one by one.',
        'In the cortex we make use of the fact that messages arrive in different layers depending on their direction: from below in the middle, from above in the deep and the superficial ones. Measuring the layers separately shows whether an area is perceiving or remembering. Large veins at the surface distort this picture, and a good part of our work is to remove them.',
        'Our volunteers are between 20 and 85 years old. They learn routes through a building that does not exist, sleep for a night, and find their way on the next day, or do not.',
      ],
    },
    projects: [
      {
        title: { de: 'Erinnern in Schichten', en: 'Recall, layer by layer' },
        text: {
          de: 'Blutvolumen statt Sauerstoff: Mit einer Messung, die auf kleine Gefäße anspricht, verfolgen wir Vorhersage und Wahrnehmung in der Sehrinde auseinander.',
          en: 'Blood volume instead of oxygen: with a measurement that responds to small vessels we tell prediction from perception in the visual cortex.',
        },
        funders: [funders.erc],
        from: '2023-01',
      },
      {
        title: { de: 'Was im Alter bleibt', en: 'What remains in old age' },
        text: {
          de: 'Vier Jahre lang untersuchen wir dieselben 120 Menschen: Welche Felder des Hippocampus schrumpfen, und welche Art zu erinnern hält trotzdem?',
          en: 'Over four years we study the same 120 people: which fields of the hippocampus shrink, and which way of remembering holds out all the same?',
        },
        funders: [funders.dfg],
        from: '2022-10',
      },
    ],
    leader: 'okwudiri',
    members: ['farrokhzad', 'elkhatib'],
    tags: [
      ['Hippocampus', 'Hippocampus'],
      ['fMRT', 'fMRI'],
      ['Alter', 'Ageing'],
    ],
    email: 'gedaechtnis@example.org',
    phone: '+49 30 5550 110',
    place: { de: 'Haus 1, Raum 1.14', en: 'Building 1, room 1.14' },
  },
  {
    key: 'metabolism',
    name: { de: 'Stoffwechselbildgebung und Spektroskopie', en: 'Metabolic imaging and spectroscopy' },
    keyword: { de: 'Stoffwechsel', en: 'Metabolism' },
    subject: {
      de: 'X-Kerne, Spektroskopie und Hyperpolarisation',
      en: 'X-nuclei, spectroscopy and hyperpolarisation',
    },
    teaser: {
      de: 'Nicht nur Wasser gibt ein Signal. Wir messen Phosphor, Natrium, Deuterium und hyperpolarisierten Kohlenstoff und verfolgen, wie das Gehirn Energie umsetzt.',
      en: 'Water is not the only source of signal. We measure phosphorus, sodium, deuterium and hyperpolarised carbon, and follow how the brain turns over energy.',
    },
    description: {
      de: [
        'Ein Protonenbild zeigt vor allem, wo Wasser ist. Ein Spektrum zeigt, was darin gelöst ist: Glutamat, Kreatin, Laktat, dazu mit Phosphor die Energieträger ATP und Phosphokreatin. Ihre Linien liegen eng beieinander, und mit dem Feld wachsen die Abstände. Deshalb gewinnt die Spektroskopie im Ultrahochfeld mehr als jede andere Methode.',
        'Die anderen Kerne sind leise. Natrium gibt im Gewebe rund zehntausendmal weniger Signal als Wasser, und die Hälfte davon ist nach einer Millisekunde verklungen. Wir beginnen die Aufnahme darum eine halbe Millisekunde nach dem Puls und füllen den k-Raum von innen nach außen.',
        'Für kurze Zeit lässt sich das Signal auch künstlich anheben: Hyperpolarisiertes Pyruvat leuchtet eine Minute lang zehntausendfach. In dieser Minute sehen wir zu, wie Zellen es in Laktat oder Bikarbonat verwandeln. Die Versuche am 14,1-Tesla-Gerät bereiten Messungen am Menschen vor.',
      ],
      en: [
        'A proton image mainly shows where the water is. A spectrum shows what is dissolved in it: glutamate, creatine, lactate, and with phosphorus the energy carriers ATP and phosphocreatine. Their lines lie close together, and their distances grow with the field. This is why spectroscopy gains more from ultra-high field than any other method.',
        'The other nuclei are faint. In tissue, sodium gives about ten thousand times less signal than water, and half of that is gone after a millisecond. We therefore start recording half a millisecond after the pulse and fill k-space from the inside out.',
        'For a short while the signal can also be raised artificially: hyperpolarised pyruvate shines ten thousand times brighter for a minute. During that minute we watch cells turn it into lactate or bicarbonate. The experiments at 14.1 tesla prepare the way for measurements in people.',
      ],
    },
    projects: [
      {
        title: { de: 'Der Energiehaushalt des Gehirns', en: 'How the brain spends its energy' },
        text: {
          de: 'Sättigungstransfer mit Phosphor: Wie schnell wird ATP neu gebildet, in Ruhe, beim Rechnen und im Alter?',
          en: 'Saturation transfer with phosphorus: how fast is ATP formed anew, at rest, during arithmetic and in old age?',
        },
        funders: [funders.dfg],
        from: '2023-07',
      },
      {
        title: { de: 'Zucker mit schwerem Wasserstoff', en: 'Sugar with heavy hydrogen' },
        text: {
          de: 'Freiwillige trinken Glukose, in der Deuterium steckt. Eine Stunde lang zeigen Karten, wo daraus Glutamat, Laktat und Wasser werden, ganz ohne Strahlung.',
          en: 'Volunteers drink glucose that carries deuterium. For an hour, maps show where it becomes glutamate, lactate and water, without any radiation.',
        },
        funders: [funders.europe],
        from: '2025-02',
      },
      {
        title: { de: 'Natrium nach dem Schlaganfall', en: 'Sodium after stroke' },
        text: {
          de: 'Wo Zellen ihre Pumpen verlieren, steigt das Natrium. Die Studie verfolgte 40 Erkrankte über drei Monate.',
          en: 'Where cells lose their pumps, sodium rises. The study followed 40 patients over three months.',
        },
        funders: [funders.dfg],
        from: '2018',
        to: '2022',
      },
    ],
    leader: 'lindqvist',
    members: ['rosenstolz'],
    tags: [
      ['Spektroskopie', 'Spectroscopy'],
      ['Phosphor', 'Phosphorus'],
      ['Natrium', 'Sodium'],
      ['Hyperpolarisation', 'Hyperpolarisation'],
    ],
    email: 'stoffwechsel@example.org',
    phone: '+49 30 5550 131',
    place: { de: 'Haus 2, Raum 2.08', en: 'Building 2, room 2.08' },
  },
  {
    key: 'analysis',
    name: { de: 'Bildrekonstruktion und Datenanalyse', en: 'Image reconstruction and data analysis' },
    keyword: { de: 'Rekonstruktion', en: 'Reconstruction' },
    subject: { de: 'Inverse Probleme und maschinelles Lernen', en: 'Inverse problems and machine learning' },
    teaser: {
      de: 'Aus einem Zehntel der Messdaten ein ganzes Bild: Wir entwickeln Rekonstruktionen, gleichen Bewegung aus und geben zu jedem Wert an, wie sicher er ist.',
      en: 'A whole image from a tenth of the data: we develop reconstructions, correct for motion and state for every value how certain it is.',
    },
    description: {
      de: [
        'Ein Tomograph misst keine Bilder, sondern Punkte im k-Raum. Wer sie alle aufnimmt, braucht im Ultrahochfeld für ein feines Bild eine Stunde. Wir nehmen einen Bruchteil auf, dicht in der Mitte und zufällig verteilt außen, und rechnen das Übrige aus dem zurück, was wir über Spulen und Bilder wissen.',
        'Gelernte Verfahren können das besser als alle, die wir von Hand geschrieben haben. Sie können aber auch Strukturen erfinden. Deshalb bauen wir die Physik der Messung fest in das Netz ein, prüfen jede Ausgabe gegen die Rohdaten und zeigen neben dem Bild eine Karte der Unsicherheit. Ein Messwert ohne sie ist eine Meinung.',
        'Wer eine Stunde im Gerät liegt, bewegt sich. Kleine Feldsonden und kurze Navigatoren sagen uns, wie; die Rekonstruktion dreht jede Zeile an ihren Platz zurück. Unsere Programme stehen mit Beispieldaten und Tests offen zur Verfügung.',
      ],
      en: [
        'A scanner does not measure images but points in k-space. Recording all of them for a fine image at ultra-high field takes an hour. We record a fraction, dense at the centre and scattered at random outside, and work out the rest from what we know of coils and of images.',
        'Learned methods do this better than all those we have written by hand. But they can also invent structures. We therefore build the physics of the measurement firmly into the network, check every output against the raw data and show a map of uncertainty beside the image. A value without it is an opinion.',
        'Whoever lies in a scanner for an hour moves. Small field probes and short navigators tell us how; the reconstruction turns every line back to its place. Our programs are openly available with sample data and tests.',
      ],
    },
    projects: [
      {
        title: { de: 'Bilder, die ihre Zweifel zeigen', en: 'Images that show their doubts' },
        text: {
          de: 'Generative Modelle liefern viele Bilder, die zu denselben Daten passen. Wo sie sich unterscheiden, darf niemand einen Befund lesen.',
          en: 'Generative models yield many images that fit the same data. Where they differ, nobody should read a finding.',
        },
        funders: [funders.dfg, funders.humboldt],
        from: '2024-10',
      },
      {
        title: { de: 'Still liegen muss nur die Rechnung', en: 'Only the calculation has to keep still' },
        text: {
          de: 'Bewegungsausgleich mit Feldsonden für Messungen mit 0,4 Millimetern, auch bei Menschen mit Tremor.',
          en: 'Motion correction with field probes for measurements at 0.4 millimetres, also in people with tremor.',
        },
        funders: [funders.europe],
        from: '2022',
      },
    ],
    publications: {
      de: 'Zu jeder Arbeit veröffentlichen wir den Quelltext, die Rohdaten der Abbildungen und eine Anleitung, mit der sich alle Zahlen nachrechnen lassen.',
      en: 'With each paper we publish the source code, the raw data of its figures and instructions by which every number can be recomputed.',
    },
    leader: 'vasconcelos',
    members: ['watanabe', 'snderby'],
    tags: [
      ['Bildrekonstruktion', 'Image reconstruction'],
      ['Maschinelles Lernen', 'Machine learning'],
      ['Bewegungskorrektur', 'Motion correction'],
    ],
    email: 'rekonstruktion@example.org',
    place: { de: 'Haus 2, Raum 0.20', en: 'Building 2, room 0.20' },
  },
  {
    key: 'clinic',
    name: { de: 'Klinische Anwendung', en: 'Clinical translation' },
    keyword: { de: 'Klinik', en: 'Clinic' },
    subject: { de: 'Neurologie und Neuroradiologie', en: 'Neurology and neuroradiology' },
    teaser: {
      de: 'Gemeinsam mit dem Klinikum prüfen wir, ob das Ultrahochfeld Kranken nützt: bei Epilepsie, Multipler Sklerose und Erkrankungen kleiner Gefäße.',
      en: 'With the university hospital we test whether ultra-high field is of use to patients with epilepsy, multiple sclerosis or disease of the small vessels.',
    },
    description: {
      de: [
        'Bei jedem dritten Menschen mit Epilepsie helfen Medikamente nicht genug. Manchen könnte eine Operation helfen, wenn man wüsste, wo. Fokale Dysplasien, Stellen, an denen die Rinde etwas zu dick und ihre Grenze etwas unscharf ist, bleiben bei 3 Tesla oft verborgen. Bei 7 Tesla finden wir in ungefähr jedem vierten solchen Fall eine.',
        'Maßstab ist immer, was eine Untersuchung bei 3 Tesla gezeigt hätte. Zwei Fachleute lesen beide Aufnahmen, ohne voneinander zu wissen, und wir zählen, wie oft sich dadurch eine Entscheidung ändert. Ein schöneres Bild allein ist kein Ergebnis.',
        'Wir halten die Wege kurz: Wer teilnimmt, wird von der Klinik angemeldet, am selben Tag untersucht und erfährt das Ergebnis von der eigenen Ärztin oder dem eigenen Arzt.',
      ],
      en: [
        'In one of three people with epilepsy, medication does not help enough. Surgery could help some of them, if one knew where. Focal dysplasias, places where the cortex is a little too thick and its border a little blurred, often stay hidden at 3 tesla. At 7 tesla we find one in about every fourth such case.',
        'The yardstick is always what an examination at 3 tesla would have shown. Two experts read both scans without knowing of each other, and we count how often a decision changes because of it. A more beautiful image alone is not a result.',
        'We keep the paths short: the hospital registers those who take part, they are examined on one day, and they hear the result from their own physician.',
      ],
    },
    projects: [
      {
        title: { de: 'Verborgene Herde', en: 'Hidden lesions' },
        text: {
          de: 'Eine Studie an vier Kliniken: Wie oft führt ein 7-Tesla-Befund bei Epilepsie zu einer Operation, und wie vielen hilft sie?',
          en: 'A study at four hospitals: how often does a finding at 7 tesla lead to surgery in epilepsy, and how many does it help?',
        },
        funders: [funders.dfg],
        from: '2023-03',
      },
      {
        title: { de: 'Die zentrale Vene', en: 'The central vein' },
        text: {
          de: 'In Entzündungsherden der Multiplen Sklerose verläuft meist eine feine Vene. Sie unterscheidet die Krankheit von anderen, die ähnlich aussehen.',
          en: 'In lesions of multiple sclerosis there usually runs a fine vein. It tells the disease from others that look alike.',
        },
        funders: [funders.europe],
        from: '2021',
        to: '2025-06',
      },
    ],
    leader: 'solhaugen',
    members: ['brzezinska', 'bellavista'],
    tags: [
      ['Epilepsie', 'Epilepsy'],
      ['Multiple Sklerose', 'Multiple sclerosis'],
      ['Klinische Studien', 'Clinical studies'],
    ],
    email: 'klinik@example.org',
    phone: '+49 30 5550 120',
    place: { de: 'Haus 1, Raum 1.02', en: 'Building 1, room 1.02' },
  },
]

export const demoGroups: readonly DemoGroup[] = [...ownGroups, ...partnerGroups]
