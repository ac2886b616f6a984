import type { BibType } from '#contract/articles/article.ts'
import type { Bilingual } from '#contract/language.ts'

/** A journal: its name, its abbreviation and its ISSN. */
const journals = {
  mrm: ['Magnetic Resonance in Medicine', 'Magn Reson Med', '0740-3194'],
  nbm: ['NMR in Biomedicine', 'NMR Biomed', '0952-3480'],
  img: ['NeuroImage', 'Neuroimage', '1053-8119'],
  jmr: ['Journal of Magnetic Resonance', 'J Magn Reson', '1090-7807'],
  rad: ['Investigative Radiology', 'Invest Radiol', '0020-9996'],
  mag: ['Magnetic Resonance Materials in Physics, Biology and Medicine', 'MAGMA', '0968-5243'],
  hip: ['Hippocampus', 'Hippocampus', '1050-9631'],
  jcm: ['Journal of Cardiovascular Magnetic Resonance', 'J Cardiovasc Magn Reson', '1097-6647'],
  zmp: ['Zeitschrift für Medizinische Physik', 'Z Med Phys', '0939-3889'],
} as const
type Journal = keyof typeof journals

export type DemoField =
  | 'Methoden und Technik'
  | 'Gehirn und Kognition'
  | 'Klinische Forschung'
  | 'Herz und Körper'
  | 'Sicherheit'

export interface DemoArticle {
  year: number
  month: number
  title: string
  authors: string
  field: DemoField
  journal?: Journal
  /** Publication place outside a journal: a university, proceedings. */
  within?: string
  place: [volume: string, number: string, pages: string]
  type?: BibType
  marks?: readonly ('7T' | 'hospital' | 'open')[]
  summary?: Bilingual<string>
  abstract?: string
  retracted?: true
  preprint?: true
}

export function journalOf({ journal, within = '' }: Pick<DemoArticle, 'journal' | 'within'>) {
  const [name, abbreviation, issn] = journal ? journals[journal] : [within, '', '']
  return { journal: name, journalAbbreviation: abbreviation, issn }
}

const [methods, brain, clinic, body, safety] = [
  ...(['Methoden und Technik', 'Gehirn und Kognition', 'Klinische Forschung'] as const),
  ...(['Herz und Körper', 'Sicherheit'] as const),
]

/** Fictitious publications of the demo institute, the latest first. */
export const demoArticles: readonly DemoArticle[] = [
  {
    ...{ year: 2026, month: 9, field: methods, journal: 'mrm', place: ['96', '3', '1104–1119'] },
    title:
      'Metamaterial pads that tune themselves: recovering B<sub>1</sub><sup>+</sup> in the temporal lobes at 7 T',
    authors: 'Öztürk, Mira; Vasconcelos, Tiago; Stellmacher, Ulrich; Wiesenthaler, Katharina',
    marks: ['7T', 'open'],
    preprint: true,
    summary: {
      de: 'Bei sieben Tesla erreichen Funkwellen die Schläfenlappen schlecht. Die Arbeit beschreibt Kissen, die sich von selbst auf den Kopf einstellen, der darin liegt.',
      en: 'At seven tesla, radio waves hardly reach the temporal lobes. The paper describes pads that adjust themselves to the head that lies between them.',
    },
    abstract:
      '<b>Purpose:</b> To recover the transmit field in the temporal lobes without parallel transmission.\n<b>Methods:</b> Pads with varactor-loaded resonators were tuned by a search over eight states and compared with calcium titanate pads in twelve volunteers.\n<b>Results:</b> B<sub>1</sub><sup>+</sup> in the temporal lobes rose by 31 ± 6 %, with less than 4 % change elsewhere.\n<b>Conclusion:</b> Pads that tune themselves make up for differences between heads that fixed pads cannot.',
  },
  {
    ...{ year: 2026, month: 6, field: brain, journal: 'img', place: ['341', '', '121377'] },
    title: 'Pattern completion in CA3 depends on sleep: laminar fMRI at 7 T',
    authors: 'Echeverría, Sofía; Vandenbroucke, Lotte; Okwudiri, Emeka',
    marks: ['7T', 'open'],
    summary: {
      de: 'Wer schläft, ergänzt Erinnerungen leichter. Gezeigt wird, in welcher Schicht des Hippocampus das geschieht.',
      en: 'Those who have slept complete memories more easily. The study shows in which layer of the hippocampus this happens.',
    },
    abstract:
      'Recalling a whole from a part is thought to rest on recurrent connections of CA3. We measured 28 volunteers after a night of sleep and after a night awake with 0.7 mm voxels.',
  },
  {
    ...{ year: 2026, month: 5, field: methods, journal: 'zmp', place: ['36', '2', '88–97'] },
    title: 'Rohdaten bewegter Köpfe: ein offener Datensatz zur Bewegungskorrektur bei 7 Tesla',
    authors: 'Lindqvist, Astrid; Hagemeister, Levin; Petrović, Dragan',
    type: 'dataset',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2026, month: 2, field: body, journal: 'jcm', place: ['28', '1', '101044'] },
    title: 'Single-breath-hold T<sub>1</sub> mapping of the myocardium at 7 T',
    authors: 'Bellavista, Matteo; Brzezińska, Ewa; Solhaugen, Marit',
    marks: ['7T', 'hospital'],
    abstract:
      'We mapped the native T<sub>1</sub> of the myocardium within one breath-hold in 19 volunteers and 11 patients.',
  },
  {
    ...{ year: 2025, month: 12, field: clinic, journal: 'rad', place: ['60', '12', '845–853'] },
    title: 'The central vein sign at 7 T: inter-reader agreement in early multiple sclerosis',
    authors: 'Solhaugen, Marit; Thormählen, Gesa; Haas, Miriam; Oyelaran, Tunde; Wiesenthaler, Katharina',
    marks: ['7T', 'hospital', 'open'],
    summary: {
      de: 'In vielen Herden der Multiplen Sklerose liegt eine kleine Vene. Vier Ärztinnen und Ärzte erkannten sie bei sieben Tesla fast immer übereinstimmend.',
      en: 'Many lesions of multiple sclerosis lie around a small vein. At seven tesla, four readers nearly always agreed on whether they saw it.',
    },
  },
  {
    ...{ year: 2025, month: 10, field: methods, journal: 'nbm', place: ['38', '10', 'e5302'] },
    title: '<sup>31</sup>P spectroscopy of the resting calf muscle: repeatability over four weeks',
    authors: 'Adeyemi, Oluwaseun; Castelnuovo, Chiara; Marchetti, Fabio',
    marks: ['7T'],
  },
  {
    ...{ year: 2025, month: 7, field: safety, journal: 'mag', place: ['38', '4', '611–624'] },
    title: 'Small orthopaedic implants at 7 T: heating measured and simulated for 42 positions',
    authors: 'Achternbusch, Benedikt; Stellmacher, Ulrich; Vasconcelos, Tiago',
    marks: ['7T', 'open'],
  },
  {
    ...{
      year: 2025,
      month: 5,
      field: methods,
      within: 'Proceedings of the 33rd Annual Meeting of the ISMRM',
      place: ['33', '', '0417'],
    },
    title: 'Wave encoding for whole-brain susceptibility mapping in three minutes',
    authors: 'Watanabe, Kenji; Hagemeister, Levin; Lindqvist, Astrid',
    type: 'conferencePaper',
    marks: ['7T'],
  },
  {
    ...{ year: 2025, month: 3, field: brain, within: 'Universität Duisburg-Essen', place: ['', '', ''] },
    title: 'Diffusionsbildgebung der Hippocampus-Subfelder bei sieben Tesla',
    authors: 'Echeverría, Sofía',
    type: 'doctoralThesis',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2024, month: 11, field: methods, journal: 'mrm', place: ['92', '5', '1967–1982'] },
    title: 'Learning what a phantom does not show: reconstruction networks and the limits of training data',
    authors: 'Lindqvist, Astrid; Petrović, Dragan; Bouzarour, Leïla',
    marks: ['open'],
    summary: {
      de: 'Lernende Programme ergänzen Bilder um das, was sie kennen. Die Arbeit misst, wann sie dabei etwas erfinden.',
      en: 'Programs that learn fill in what they know. The paper measures when they make something up.',
    },
  },
  {
    ...{ year: 2024, month: 8, field: body, journal: 'nbm', place: ['37', '8', 'e5111'] },
    title: 'Sodium in the human kidney: a gradient seen in eight minutes',
    authors: 'Adeyemi, Oluwaseun; Rosenstolz, Philippa; Sønderby, Freya',
    marks: ['7T'],
  },
  {
    ...{ year: 2024, month: 6, field: clinic, journal: 'rad', place: ['59', '6', '433–441'] },
    title: 'Perivascular spaces before and after carotid surgery',
    authors: 'El-Khatib, Noor; Farrokhzad, Yasmin; Solhaugen, Marit; Haas, Miriam',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2024, month: 2, field: methods, within: 'Springer', place: ['', '', '211–248'] },
    title: 'Receive arrays for the human head',
    authors: 'Vasconcelos, Tiago; Wiesenthaler, Katharina',
    type: 'bookChapter',
  },
  {
    ...{ year: 2023, month: 12, field: brain, journal: 'hip', place: ['33', '12', '1284–1299'] },
    title: 'Novelty and the dentate gyrus: an answer that comes before the question',
    authors: 'Okwudiri, Emeka; Echeverría, Sofía; Quintanilhas, Rafael',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2023, month: 9, field: methods, journal: 'mrm', place: ['90', '3', '913–928'] },
    title: 'Pulse design with bounds on local SAR that hold for every head',
    authors: 'Öztürk, Mira; Achternbusch, Benedikt; Vasconcelos, Tiago',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2023, month: 6, field: methods, journal: 'jmr', place: ['351', '', '107445'] },
    title: 'Field probes that listen through the bore: monitoring without cables',
    authors: 'Hagemeister, Levin; Watanabe, Kenji',
    marks: ['7T'],
  },
  {
    ...{ year: 2023, month: 4, field: clinic, journal: 'img', place: ['270', '', '119962'] },
    title:
      'Iron in the substantia nigra over two years: quantitative susceptibility mapping in 40 volunteers',
    authors: 'Sønderby, Freya; Rosenstolz, Philippa; Solhaugen, Marit; Wierzbowiec, Tomasz',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2022, month: 11, field: safety, journal: 'mag', place: ['35', '6', '1001–1012'] },
    title: 'Vertigo while entering the magnet: a thousand volunteers asked',
    authors: 'Thormählen, Gesa; Achternbusch, Benedikt; Stellmacher, Ulrich',
    marks: ['7T', 'open'],
    summary: {
      de: 'Wer in den Magneten fährt, dem wird manchmal schwindlig. Tausend Freiwillige haben gesagt, wie oft und wie lange.',
      en: 'Moving into the magnet makes some people dizzy. A thousand volunteers said how often, and for how long.',
    },
  },
  {
    ...{ year: 2022, month: 8, field: methods, journal: 'nbm', place: ['35', '8', 'e4733'] },
    title: 'Glutamate by CEST at 7 T: what the pool model leaves out',
    authors: 'Castelnuovo, Chiara; Rosenstolz, Philippa; Morishige, Akiko',
    marks: ['7T'],
    retracted: true,
  },
  {
    ...{ year: 2022, month: 5, field: body, journal: 'jcm', place: ['24', '1', '31'] },
    title: 'Triggering without an electrocardiogram: pilot tones at 7 T',
    authors: 'Brzezińska, Ewa; Bellavista, Matteo; Watanabe, Kenji',
    marks: ['7T', 'hospital', 'open'],
  },
  {
    ...{ year: 2022, month: 3, field: methods, within: 'Zenodo', place: ['', '', ''] },
    title: 'Larmor: a simulator for spin echoes and gradients',
    authors: 'Petrović, Dragan; Nyberg, Erik',
    type: 'software',
    marks: ['open'],
  },
  {
    ...{ year: 2021, month: 10, field: brain, journal: 'img', place: ['242', '', '118466'] },
    title: 'Remembering in layers: a review of laminar fMRI of the medial temporal lobe',
    authors: 'Okwudiri, Emeka; Quintanilhas, Rafael; Morishige, Akiko',
    type: 'review',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2021, month: 6, field: methods, journal: 'mrm', place: ['85', '6', '3112–3127'] },
    title: 'Sixty-four channels for the occipital lobe: noise, coupling, and what is gained',
    authors: 'Vasconcelos, Tiago; Stellmacher, Ulrich; Wiesenthaler, Katharina',
    marks: ['7T'],
  },
  {
    ...{ year: 2021, month: 2, field: clinic, journal: 'rad', place: ['56', '2', '110–117'] },
    title: 'Cortical lesions seen twice: MP2RAGE and its repeat',
    authors: 'Solhaugen, Marit; Haas, Miriam; Oyelaran, Tunde',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2020, month: 11, field: methods, journal: 'jmr', place: ['320', '', '106829'] },
    title: 'Compressed sensing of moving objects: an error bound',
    authors: 'Nyberg, Erik; Lindqvist, Astrid',
  },
  {
    ...{ year: 2020, month: 7, field: body, journal: 'nbm', place: ['33', '7', 'e4304'] },
    title: 'Phosphocreatine recovery after exercise: a protocol for patients with heart failure',
    authors: 'Castelnuovo, Chiara; Brzezińska, Ewa; Marchetti, Fabio',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2020, month: 4, field: safety, journal: 'zmp', place: ['30', '2', '131–140'] },
    title: 'Tätowierungen und Hochfeld-MRT: eine Übersicht über 330 Untersuchungen',
    authors: 'Thormählen, Gesa; Achternbusch, Benedikt',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2019, month: 12, field: brain, journal: 'hip', place: ['29', '12', '1180–1191'] },
    title: 'Subfields of the hippocampus in 120 healthy adults: a manual atlas',
    authors: 'Okwudiri, Emeka; Quintanilhas, Rafael; Dahlström, Ingrid',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2019, month: 8, field: methods, journal: 'mrm', place: ['82', '2', '708–721'] },
    title: 'Prospective correction of head motion by light: ten degrees in any direction',
    authors: 'Lindqvist, Astrid; Nyberg, Erik; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2019, month: 3, field: clinic, journal: 'rad', place: ['54', '3', '151–158'] },
    title: 'Epilepsy without a lesion: what 7 T adds to 3 T in 37 patients',
    authors: 'Solhaugen, Marit; Haas, Miriam; {Ruhr Epilepsy Consortium}',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2018, month: 10, field: methods, journal: 'mag', place: ['31', '5', '647–658'] },
    title: 'Dielectric pads: a recipe that keeps for three years',
    authors: 'Vasconcelos, Tiago; Stellmacher, Ulrich',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2018, month: 6, field: methods, journal: 'nbm', place: ['31', '6', 'e3918'] },
    title: 'Relaxation times of the human brain at 7 T: T<sub>1</sub>, T<sub>2</sub> and T<sub>2</sub>*',
    authors: 'Grothusen, Heinrich; Rosenstolz, Philippa; Dahlström, Ingrid',
    marks: ['7T'],
  },
  {
    ...{ year: 2018, month: 1, field: brain, within: 'Universität Duisburg-Essen', place: ['', '', ''] },
    title: 'Sparse reconstruction of dynamic image series',
    authors: 'Nyberg, Erik',
    type: 'doctoralThesis',
    marks: ['open'],
  },
  {
    ...{ year: 2017, month: 9, field: brain, journal: 'img', place: ['158', '', '332–347'] },
    title: 'Recognition and recall part ways in the perirhinal cortex',
    authors: 'Okwudiri, Emeka; Dahlström, Ingrid',
    marks: ['7T'],
  },
  {
    ...{ year: 2017, month: 4, field: body, journal: 'mrm', place: ['77', '4', '1571–1582'] },
    title: 'Eight transmit channels for the human torso',
    authors: 'Wiesenthaler, Katharina; Vasconcelos, Tiago; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2016, month: 11, field: safety, journal: 'mag', place: ['29', '6', '867–879'] },
    title: 'Ten years of whole-body scans at 7 T: what was reported, what was found',
    authors: 'Grothusen, Heinrich; Stellmacher, Ulrich; Thormählen, Gesa',
    marks: ['7T', 'open'],
  },
  {
    ...{ year: 2016, month: 5, field: clinic, journal: 'rad', place: ['51', '5', '300–308'] },
    title: 'Microbleeds at 7 T and at 1.5 T: the same patients, twice as many',
    authors: 'Haas, Miriam; Solhaugen, Marit; Grothusen, Heinrich',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2016, month: 2, field: methods, journal: 'mrm', place: ['75', '2', '594–603'] },
    title: 'Two slices refocused by one pulse: the same contrast for less power',
    authors: 'Castelnuovo, Chiara; Wiesenthaler, Katharina; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2015, month: 10, field: methods, journal: 'jmr', place: ['259', '', '134–142'] },
    title: 'Shimming with the body’s own fields',
    authors: 'Castelnuovo, Chiara; Grothusen, Heinrich',
  },
  {
    ...{ year: 2015, month: 6, field: brain, journal: 'hip', place: ['25', '6', '735–745'] },
    title: 'Layers of the entorhinal cortex in vivo: what 0.4 mm can tell',
    authors: 'Dahlström, Ingrid; Castelnuovo, Chiara; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2015, month: 2, field: methods, journal: 'nbm', place: ['28', '2', '180–192'] },
    title: 'Lactate in the working muscle by double-quantum filtered <sup>1</sup>H spectroscopy',
    authors: 'Castelnuovo, Chiara; Marchetti, Fabio; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2014, month: 11, field: safety, journal: 'mag', place: ['27', '6', '551–560'] },
    title: 'Implants at 7 T: what was tested, how, and with which result',
    authors: 'Stellmacher, Ulrich; Thormählen, Gesa; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2014, month: 8, field: brain, journal: 'img', place: ['96', '', '216–225'] },
    title: 'Columns of the visual cortex: a map that stays',
    authors: 'Dahlström, Ingrid; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2014, month: 3, field: clinic, journal: 'rad', place: ['49', '3', '147–154'] },
    title: 'Non-contrast angiography of the renal arteries at 7 T',
    authors: 'Haas, Miriam; Wiesenthaler, Katharina; Grothusen, Heinrich',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2013, month: 7, field: methods, journal: 'mrm', place: ['70', '1', '39–51'] },
    title: 'Time-interleaved acquisition of modes at 7 T: abdomen and pelvis',
    authors: 'Wiesenthaler, Katharina; Oyelaran, Tunde; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2013, month: 2, field: clinic, journal: 'rad', place: ['48', '2', '72–80'] },
    title: 'Iron in the substantia nigra: susceptibility in twelve patients and twelve controls',
    authors: 'Haas, Miriam; Dahlström, Ingrid; Grothusen, Heinrich',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2012, month: 11, field: safety, journal: 'mag', place: ['25', '6', '443–452'] },
    title: 'Magnetic field, movement and balance: what the inner ear tells',
    authors: 'Grothusen, Heinrich; Thormählen, Gesa',
    marks: ['7T'],
  },
  {
    ...{ year: 2012, month: 7, field: methods, journal: 'jmr', place: ['220', '', '59–66'] },
    title: 'Sixteen field probes around the head: gradients as they really are',
    authors: 'Stellmacher, Ulrich; Castelnuovo, Chiara',
    marks: ['7T'],
  },
  {
    ...{ year: 2012, month: 4, field: body, journal: 'nbm', place: ['25', '4', '603–612'] },
    title: 'Breast imaging at 7 T: a bilateral coil, and eight volunteers',
    authors: 'Haas, Miriam; Oyelaran, Tunde; Marchetti, Fabio',
    marks: ['7T'],
  },
  {
    ...{ year: 2011, month: 9, field: methods, journal: 'jmr', place: ['212', '1', '22–30'] },
    title: 'An echo from a gradient alone, sixty years after the spin echo',
    authors: 'Grothusen, Heinrich',
    type: 'review',
  },
  {
    ...{ year: 2011, month: 3, field: clinic, journal: 'rad', place: ['46', '3', '179–185'] },
    title: 'Cartilage of the knee at 7 T: sodium and proton images of twelve athletes',
    authors: 'Marchetti, Fabio; Haas, Miriam; Grothusen, Heinrich',
    marks: ['7T', 'hospital'],
  },
  {
    ...{ year: 2010, month: 11, field: body, journal: 'jcm', place: ['12', '', '64'] },
    title: 'Cine images of the heart at 7 T: triggering where the electrocardiogram fails',
    authors: 'Haas, Miriam; Oyelaran, Tunde; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2010, month: 6, field: methods, journal: 'mrm', place: ['63', '6', '1478–1485'] },
    title: 'A flexible eight-channel array for the abdomen at 7 T',
    authors: 'Oyelaran, Tunde; Stellmacher, Ulrich; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2010, month: 2, field: brain, journal: 'img', place: ['49', '3', '2341–2349'] },
    title: 'Networks at rest, at 7 T: half the volunteers, the same maps',
    authors: 'Dahlström, Ingrid; Haas, Miriam; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2009, month: 10, field: brain, journal: 'img', place: ['48', '1', '83–93'] },
    title: 'Susceptibility-weighted imaging of the human brain at 7 T',
    authors: 'Grothusen, Heinrich; Dahlström, Ingrid; Haas, Miriam',
    marks: ['7T'],
  },
  {
    ...{ year: 2009, month: 4, field: methods, journal: 'nbm', place: ['22', '4', '398–405'] },
    title: 'Spectra of a whole slice in six minutes: chemical shift imaging at 7 T',
    authors: 'Marchetti, Fabio; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2008, month: 8, field: methods, journal: 'mag', place: ['21', '4', '255–262'] },
    title: 'First images of a whole-body scanner: uniformity, noise and a list of faults',
    authors: 'Grothusen, Heinrich; Stellmacher, Ulrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2008, month: 2, field: safety, journal: 'zmp', place: ['18', '1', '31–39'] },
    title: 'Kraft und Drehmoment im Streufeld: Messungen an Werkzeugen und Instrumenten',
    authors: 'Stellmacher, Ulrich; Grothusen, Heinrich',
    marks: ['7T'],
  },
  {
    ...{ year: 2007, month: 5, field: methods, journal: 'zmp', place: ['17', '2', '99–107'] },
    title: 'Ein Magnet zieht ein: Abschirmung, Fundament und Einbringung eines 7-Tesla-Systems',
    authors: 'Stellmacher, Ulrich; Grothusen, Heinrich',
    marks: ['7T'],
  },
]
