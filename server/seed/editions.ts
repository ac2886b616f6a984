import type { Bilingual } from '#contract/language.ts'

/** A lecture of the demo; the first one was in 2007, each further one a year later. */
export interface DemoEdition {
  speaker: string
  affiliation: Bilingual<string>
  title: Bilingual<string>
  abstract: Bilingual<string>
}

const place = (de: string, en = de): Bilingual<string> => ({ de, en })

export const demoEditions: readonly DemoEdition[] = [
  {
    speaker: 'Prof. Dr. Helene Marquardt',
    affiliation: place('Universität Larmorstadt', 'University of Larmorstadt'),
    title: { de: 'Warum ein Magnet 32 Tonnen wiegt', en: 'Why a magnet weighs 32 tonnes' },
    abstract: {
      de: 'Sieben Tesla verlangen Supraleiter, Helium und viel Eisen für die Abschirmung. Der Vortrag erzählt, wie der erste Magnet ins Haus kam und was beim Einfahren schiefging.',
      en: 'Seven tesla take superconductors, helium and a great deal of iron for the shielding. The lecture tells how the first magnet came into the building, and what went wrong while it was ramped up.',
    },
  },
  {
    speaker: 'Dr. Owen Tredinnick',
    affiliation: place('Tamar-Institut, Plymouth', 'Tamar Institute, Plymouth'),
    title: { de: 'Hören, was ein Wasserstoffkern sagt', en: 'Listening to a hydrogen nucleus' },
    abstract: {
      de: 'Empfangsspulen sind die Ohren des Tomographen. Je näher sie am Kopf sitzen, desto leiser darf das Signal sein. Wie weit lässt sich das treiben?',
      en: 'Receive coils are the ears of the scanner. The closer they sit to the head, the fainter the signal may be. How far can this be taken?',
    },
  },
  {
    speaker: 'Prof. Dr. Ikuko Harada',
    affiliation: place('Universität Sendai-Nord', 'Sendai North University'),
    title: { de: 'Farben aus der Phase', en: 'Colours from the phase' },
    abstract: {
      de: 'Jahrzehntelang wurde die Phase des Signals weggeworfen. Bei hohem Feld zeigt sie Venen, Eisen und die Schichten der Hirnrinde.',
      en: 'For decades the phase of the signal was thrown away. At high field it shows veins, iron and the layers of the cortex.',
    },
  },
  {
    speaker: 'Prof. Dr. Ruben Castellanos-Vey',
    affiliation: place('Polytechnikum Girona', 'Girona Polytechnic'),
    title: { de: 'Sechzig Jahre Spinecho', en: 'Sixty years of the spin echo' },
    abstract: {
      de: 'Hahns Versuch von 1950 passt auf einen Tisch. Der Vortrag baut ihn nach und zeigt, wie viel heutige Messtechnik darin schon steckt.',
      en: 'Hahn’s experiment of 1950 fits on a table. The lecture rebuilds it, and shows how much of today’s methods it already contains.',
    },
  },
  {
    speaker: 'Dr. Anneliese Brockhoff',
    affiliation: place('Klinik am Stadtwald, Larmorstadt', 'Stadtwald Hospital, Larmorstadt'),
    title: { de: 'Kleine Läsionen, große Fragen', en: 'Small lesions, large questions' },
    abstract: {
      de: 'Was sieht man bei sieben Tesla, das bei drei Tesla verborgen bleibt, und was bedeutet es für die Menschen, die im Tomographen liegen?',
      en: 'What does seven tesla show that three tesla hides, and what does it mean for the people who lie in the scanner?',
    },
  },
  {
    speaker: 'Prof. Dr. Tomasz Wierzbowicz',
    affiliation: place('Technische Universität Oppeln', 'Opole University of Technology'),
    title: { de: 'Das Feld ist nie gleichmäßig', en: 'The field is never uniform' },
    abstract: {
      de: 'Jeder Kopf verzerrt das Magnetfeld auf seine Weise. Über die Kunst, Felder mit vielen kleinen Spulen gerade zu biegen.',
      en: 'Every head distorts the magnetic field in its own way. On the art of bending fields straight with many small coils.',
    },
  },
  {
    speaker: 'Prof. Dr. Maren Ødegaard',
    affiliation: place('Fjordklinikum Molde', 'Molde Fjord Hospital'),
    title: { de: 'Zucker, Salz und Sauerstoff im Gehirn', en: 'Sugar, salt and oxygen in the brain' },
    abstract: {
      de: 'Nicht nur Wasserstoff gibt ein Signal. Natrium, Phosphor und Sauerstoff-17 erzählen vom Stoffwechsel, sofern man lange genug hinhört.',
      en: 'Hydrogen is not the only nucleus with a signal. Sodium, phosphorus and oxygen-17 tell of metabolism, if one listens long enough.',
    },
  },
  {
    speaker: 'Dr. Felicitas Amrein',
    affiliation: place('Alpines Bildzentrum, Chur', 'Alpine Imaging Centre, Chur'),
    title: { de: 'Das Herz hält nicht still', en: 'The heart does not keep still' },
    abstract: {
      de: 'Ein schlagendes Herz bei hohem Feld zu messen galt als unmöglich. Heute gelingt es in einem Atemzug.',
      en: 'Measuring a beating heart at high field was thought impossible. Today it takes one breath.',
    },
  },
  {
    speaker: 'Prof. Dr. Samuel Okonjo-Reyes',
    affiliation: place('Universität Port Clement', 'Port Clement University'),
    title: { de: 'Bilder aus halb so vielen Daten', en: 'Pictures from half the data' },
    abstract: {
      de: 'Wer weiß, wie Bilder beschaffen sind, muss weniger messen. Über Mathematik, die Messzeit spart.',
      en: 'Whoever knows what pictures are like needs to measure less. On mathematics that saves scan time.',
    },
  },
  {
    speaker: 'Prof. Dr. Judith Lindqvist-Barr',
    affiliation: place('Mälar-Institut, Västerås', 'Mälar Institute, Västerås'),
    title: { de: 'Schicht für Schicht durch die Hirnrinde', en: 'Layer by layer through the cortex' },
    abstract: {
      de: 'Zwei bis vier Millimeter dünn und doch sechs Schichten stark: Was in welcher Schicht geschieht, wird bei sieben Tesla messbar.',
      en: 'Two to four millimetres thin, and yet six layers deep: what happens in which layer can be measured at seven tesla.',
    },
  },
  {
    speaker: 'Dr. Pawel Zielonka-Grün',
    affiliation: place('Institut für Messkunde, Görlitz', 'Institute of Metrology, Görlitz'),
    title: { de: 'Zahlen statt Graustufen', en: 'Numbers instead of shades of grey' },
    abstract: {
      de: 'Ein Bild ist noch keine Messung. Relaxationszeiten lassen sich vergleichen, zwischen Geräten, Häusern und Jahrzehnten.',
      en: 'A picture is not yet a measurement. Relaxation times can be compared between scanners, hospitals and decades.',
    },
  },
  {
    speaker: 'Prof. Dr. Leila Farahmand',
    affiliation: place('Universität Südkap', 'South Cape University'),
    title: { de: 'Wie Erinnerung aussieht', en: 'What memory looks like' },
    abstract: {
      de: 'Der Hippocampus ist kaum größer als ein Daumen. Seine Teilgebiete einzeln zu beobachten verändert, was wir über das Vergessen wissen.',
      en: 'The hippocampus is hardly larger than a thumb. Watching its subfields one by one changes what we know about forgetting.',
    },
  },
  {
    speaker: 'Prof. Dr. Dietmar Osterloh',
    affiliation: place('Universität Larmorstadt', 'University of Larmorstadt'),
    title: { de: 'Sicher bei sieben Tesla', en: 'Safe at seven tesla' },
    abstract: {
      de: 'Darf jemand mit einer Hüftprothese in den Tomographen? Der Vortrag zeigt, wie man Erwärmung berechnet, bevor man sie misst.',
      en: 'May somebody with a hip implant enter the scanner? The lecture shows how heating is computed before it is measured.',
    },
  },
  {
    speaker: 'Dr. Chiara Bellotti-Nwosu',
    affiliation: place('Zentrum für Rechnendes Sehen, Triest', 'Centre for Computational Vision, Trieste'),
    title: { de: 'Ein Netz, das Bilder ergänzt', en: 'A network that completes pictures' },
    abstract: {
      de: 'Lernende Verfahren rekonstruieren Bilder in Sekunden. Wann erfinden sie etwas, und woran merkt man es?',
      en: 'Learning methods reconstruct pictures within seconds. When do they invent something, and how can one tell?',
    },
  },
  {
    speaker: 'Prof. Dr. Agnes Thorvaldsdóttir',
    affiliation: place('Nordinstitut Akureyri', 'Northern Institute, Akureyri'),
    title: { de: 'Messen aus der Ferne', en: 'Measuring from afar' },
    abstract: {
      de: 'Die erste Hahn-Vorlesung ohne Saal: Wie eine Arbeitsgruppe ihren Tomographen zwei Jahre lang aus der Ferne betrieb.',
      en: 'The first Hahn Lecture without a hall: how a group ran its scanner from afar for two years.',
    },
  },
  {
    speaker: 'Prof. Dr. Konstantin Wrede',
    affiliation: place('Universität Larmorstadt', 'University of Larmorstadt'),
    title: { de: 'Die feinsten Gefäße des Gehirns', en: 'The finest vessels of the brain' },
    abstract: {
      de: 'Arterien von zweihundert Mikrometern lassen sich ohne Kontrastmittel zeigen. Was sie über Schlaganfall und Alter verraten.',
      en: 'Arteries of two hundred micrometres can be shown without a contrast agent. What they reveal about stroke and age.',
    },
  },
  {
    speaker: 'Prof. Dr. Yuki Tanabe-Holm',
    affiliation: place('Øresund-Institut, Malmö', 'Øresund Institute, Malmö'),
    title: { de: 'Quantenmechanik zum Anfassen', en: 'Quantum mechanics within reach' },
    abstract: {
      de: 'Ein Spin ist weder oben noch unten. Mit Kreiseln, Pendeln und einem echten Messgerät wird daraus eine Vorführung für alle.',
      en: 'A spin is neither up nor down. With tops, pendulums and a real spectrometer this becomes a demonstration for everybody.',
    },
  },
  {
    speaker: 'Dr. Miriam Goldfarb-Eze',
    affiliation: place('Kinderklinik Rheinaue', 'Rheinaue Children’s Hospital'),
    title: { de: 'Stillhalten nicht nötig', en: 'No need to keep still' },
    abstract: {
      de: 'Kinder bewegen sich. Statt sie zu betäuben, folgt die Messung jetzt ihrem Kopf.',
      en: 'Children move. Instead of sedating them, the measurement now follows their heads.',
    },
  },
  {
    speaker: 'Prof. Dr. Étienne Vauclair',
    affiliation: place('Universität Besançon-Est', 'University of Besançon-Est'),
    title: { de: 'Leise Tomographen', en: 'Quiet scanners' },
    abstract: {
      de: 'Hundertzwanzig Dezibel sind kein Naturgesetz. Über Gradienten, die summen statt hämmern.',
      en: 'A hundred and twenty decibels are no law of nature. On gradients that hum instead of hammering.',
    },
  },
  {
    speaker: 'Prof. Dr. Nadia Benkirane',
    affiliation: place('Hochfeldlabor Agadir', 'Agadir High-Field Laboratory'),
    title: { de: 'Zwanzig Jahre in Bildern', en: 'Twenty years in pictures' },
    abstract: {
      de: 'Dieselbe Gruppe von Menschen, zwanzig Jahre lang jedes Jahr gemessen: Was bleibt, was wächst, was verschwindet.',
      en: 'The same group of people, measured every year for twenty years: what stays, what grows, what disappears.',
    },
  },
]
