import type { Bilingual } from '#contract/language.ts'

export type SeedPicture = {
  /** A file beside this one, drawn by `draw/draw.ts`. */
  file: string
  alt: Bilingual<string>
  caption: Bilingual<string>
  credit: Bilingual<string>
  /** The point that stays in view when the picture is cut. */
  focal?: { x: number; y: number }
}

const credit = {
  de: 'Bild: Institut, selbst berechnet',
  en: 'Image: computed by the institute',
}

/** The demo's pictures: physics, computed and drawn by our own code. */
export const pictures = {
  kSpace: {
    file: 'k-space.webp',
    alt: {
      de: 'Helle Mitte mit ovalen, nach außen dunkler werdenden Ringen: der k-Raum eines Kopfphantoms.',
      en: 'A bright centre with oval rings that darken outwards: the k-space of a head phantom.',
    },
    caption: {
      de: 'So sieht ein Bild aus, bevor es eines ist: der k-Raum, in dem der Tomograph misst.',
      en: 'What an image looks like before it is one: k-space, where the scanner measures.',
    },
    credit,
  },
  relaxationTimes: {
    file: 'relaxation-times.webp',
    alt: {
      de: 'Ein Hirnschnitt in zwei Hälften: links in warmen Brauntönen die T1-Zeiten, rechts in Türkis die T2-Zeiten.',
      en: 'A brain slice in two halves: T1 times in warm browns on the left, T2 times in teal on the right.',
    },
    caption: {
      de: 'Zwei Uhren in einem Gewebe: T1 (links) und T2 (rechts) in derselben Schicht.',
      en: 'Two clocks in one tissue: T1 (left) and T2 (right) in the same slice.',
    },
    credit,
  },
  fieldMap: {
    file: 'field-map.webp',
    alt: {
      de: 'Karte der Feldabweichung in einem Kopf: an der Stirn türkis, an den Ohren braun, dazwischen Höhenlinien.',
      en: 'Map of field deviations in a head: teal at the forehead, brown at the ears, with contour lines between.',
    },
    caption: {
      de: 'Luft in Nebenhöhlen und Gehörgängen verzerrt das Feld. Wer die Verzerrung kennt, kann sie ausgleichen.',
      en: 'Air in the sinuses and ear canals distorts the field. Once known, the distortion can be corrected.',
    },
    credit,
  },
  phaseMap: {
    file: 'phase-map.webp',
    alt: {
      de: 'Phasenbild eines Kopfphantoms auf dunklem Grund; um drei Stellen drängen sich farbige Ringe.',
      en: 'Phase image of a head phantom on a dark ground; coloured rings crowd around three points.',
    },
    caption: {
      de: 'Die Phase zählt Umdrehungen: Jeder Farbring ist eine weitere Drehung der Magnetisierung.',
      en: 'Phase counts turns: each ring of colour is one more rotation of the magnetisation.',
    },
    credit,
  },
  inversionRecovery: {
    file: 'inversion-recovery.webp',
    alt: {
      de: 'Sechs kleine Hirnschnitte nacheinander: Das Signal wandert von Türkis über Weiß nach Braun.',
      en: 'Six small brain slices in sequence: the signal moves from teal through white to brown.',
    },
    caption: {
      de: 'Nach der Umkehr kehrt jedes Gewebe in seinem eigenen Tempo durch null zurück.',
      en: 'After inversion, each tissue returns through zero at a pace of its own.',
    },
    credit,
  },
  cortexFolds: {
    file: 'cortex-folds.webp',
    alt: {
      de: 'Nahaufnahme der gefalteten Hirnrinde als braunes Band, darunter türkisfarbene Linien gleicher Tiefe.',
      en: 'Close view of the folded cortex as a brown ribbon, with teal lines of equal depth beneath.',
    },
    caption: {
      de: 'Zwei bis vier Millimeter dick ist die Hirnrinde. Bei sieben Tesla lassen sich ihre Schichten unterscheiden.',
      en: 'The cortex is two to four millimetres thick. At seven tesla its layers can be told apart.',
    },
    credit,
    focal: { x: 0.4, y: 0.45 },
  },
  coilSensitivities: {
    file: 'coil-sensitivities.webp',
    alt: {
      de: 'Acht Ansichten desselben Hirnschnitts, jede von einer anderen Seite her aufgehellt.',
      en: 'Eight views of the same brain slice, each brightened from a different side.',
    },
    caption: {
      de: 'Acht Spulen, acht Blickwinkel: Erst zusammen ergeben sie ein gleichmäßiges Bild.',
      en: 'Eight coils, eight points of view: only together do they form an even image.',
    },
    credit,
  },
  transmitField: {
    file: 'transmit-field.webp',
    alt: {
      de: 'Muster aus hellen und türkisfarbenen Zonen im Umriss eines Kopfes, umgeben von acht Spulenbögen.',
      en: 'A pattern of pale and teal zones within the outline of a head, surrounded by eight coil arcs.',
    },
    caption: {
      de: 'Bei 298 MHz wird die Welle kürzer als der Kopf. Wo sich Wellen auslöschen, bliebe das Bild ohne Ausgleich dunkel.',
      en: 'At 298 MHz the wave becomes shorter than the head. Where waves cancel, the image would stay dark.',
    },
    credit,
  },
  echoTrain: {
    file: 'echo-train.webp',
    alt: {
      de: 'Siebzehn Signalverläufe übereinander, in denen Echos regelmäßig wiederkehren und kleiner werden.',
      en: 'Seventeen signal traces stacked, in which echoes return at regular intervals and grow smaller.',
    },
    caption: {
      de: 'Ein Zug von Spinechos: Jede Refokussierung holt das Signal zurück, nur nicht ganz.',
      en: 'A train of spin echoes: each refocusing brings the signal back, though never quite all of it.',
    },
    credit,
  },
  spectra: {
    file: 'spectra.webp',
    alt: {
      de: 'Gestaffelte Spektren mit schmalen Spitzen auf hellem Grund; in der Mitte der Reihe sinkt die höchste.',
      en: 'Staggered spectra with narrow peaks on a light ground; the tallest one drops midway through the row.',
    },
    caption: {
      de: 'Spektren zeigen Stoffe statt Formen: Cholin, Kreatin, N-Acetylaspartat.',
      en: 'Spectra show substances instead of shapes: choline, creatine, N-acetylaspartate.',
    },
    credit,
  },
  spiralTrajectory: {
    file: 'spiral-trajectory.webp',
    alt: {
      de: 'Ineinanderliegende Spiralen auf dunklem Grund, eine davon leuchtet türkis.',
      en: 'Interleaved spirals on a dark ground, one of them glowing teal.',
    },
    caption: {
      de: 'Spiralen füllen den k-Raum schneller als Zeilen, verlangen den Gradienten aber mehr ab.',
      en: 'Spirals fill k-space faster than lines do, but ask more of the gradients.',
    },
    credit,
  },
  radialTrajectory: {
    file: 'radial-trajectory.webp',
    alt: {
      de: 'Kreis aus feinen Speichen auf hellem Grund; die acht jüngsten sind türkis hervorgehoben.',
      en: 'A circle of fine spokes on a light ground; the eight latest are picked out in teal.',
    },
    caption: {
      de: 'Im Goldenen Winkel gedreht, liegt jede neue Speiche in der größten Lücke.',
      en: 'Turned by the golden angle, each new spoke falls into the widest gap.',
    },
    credit,
  },
  blochSphere: {
    file: 'bloch-sphere.webp',
    alt: {
      de: 'Kugel aus feinen Linien, in der sich eine türkisfarbene Bahn in enger werdenden Kreisen nach oben windet.',
      en: 'A sphere of fine lines in which a teal path winds upwards in narrowing circles.',
    },
    caption: {
      de: 'Der Weg der Magnetisierung nach dem Puls: Sie kreist, verklingt und kehrt in die Ruhelage zurück.',
      en: 'The path of the magnetisation after a pulse: it circles, decays and returns to rest.',
    },
    credit,
  },
  magnetField: {
    file: 'magnet-field.webp',
    alt: {
      de: 'Feldlinien eines Magneten im Längsschnitt: in der Röhre gerade und dicht, an den Enden weit auseinanderlaufend.',
      en: 'Field lines of a magnet in section: straight and dense within the bore, spreading wide at its ends.',
    },
    caption: {
      de: 'Drei Spulenpaare halten das Feld in der Mitte gleichmäßig.',
      en: 'Three pairs of coils keep the field even at the centre.',
    },
    credit,
  },
  diffusionGlyphs: {
    file: 'diffusion-glyphs.webp',
    alt: {
      de: 'Hirnschnitt aus Hunderten kleiner Ellipsen, die in Braun quer und in Türkis längs ausgerichtet sind.',
      en: 'A brain slice made of hundreds of small ellipses, brown ones lying across and teal ones lengthwise.',
    },
    caption: {
      de: 'Wasser wandert lieber entlang der Nervenfasern als quer dazu. Jede Ellipse zeigt, wie weit.',
      en: 'Water would rather move along nerve fibres than across them. Each ellipse shows how far.',
    },
    credit,
  },
  fibrePaths: {
    file: 'fibre-paths.webp',
    alt: {
      de: 'Gebündelte Linien auf dunklem Grund verbinden beide Hirnhälften, türkisfarbene Bahnen kreuzen sie der Länge nach.',
      en: 'Bundled lines on a dark ground join both halves of the brain; teal tracts cross them lengthwise.',
    },
    caption: {
      de: 'Faserbahnen, aus der Bewegung des Wassers erschlossen.',
      en: 'Fibre tracts, inferred from the motion of water.',
    },
    credit,
  },
  veinMap: {
    file: 'vein-map.webp',
    alt: {
      de: 'Verzweigte dunkle Venen, die im hellen Marklager auf die Hirnkammern zulaufen.',
      en: 'Branching dark veins running through pale white matter towards the ventricles.',
    },
    caption: {
      de: 'Das Eisen im Blut macht Venen sichtbar, ganz ohne Kontrastmittel.',
      en: 'The iron in blood makes veins visible, without any contrast agent.',
    },
    credit,
  },
  sheppLogan: {
    file: 'shepp-logan.webp',
    alt: {
      de: 'Liegendes Kopfphantom aus Ellipsen auf dunklem Grund, von einer türkisfarbenen Linie durchzogen.',
      en: 'A head phantom of ellipses lying on its side on a dark ground, crossed by one teal line.',
    },
    caption: {
      de: 'Das Phantom von Shepp und Logan: Seit 1974 prüft die Fachwelt daran, ob ein Verfahren rechnet, wie es soll.',
      en: 'The Shepp–Logan phantom: since 1974 the field has used it to check that a method computes as it should.',
    },
    credit,
  },
} satisfies Record<string, SeedPicture>

/** Stand-ins for photographs of people: head and shoulders as lines of equal depth, without a face. */
const moods = [
  ['Sand und Braun', 'sand and brown'],
  ['Dunkelbraun', 'dark brown'],
  ['Türkis', 'teal'],
  ['hellem Ton', 'pale clay'],
  ['dunklem Türkis', 'dark teal'],
  ['hellem Türkis', 'pale teal'],
  ['Umbra', 'umber'],
  ['Ton auf Papier', 'clay on paper'],
]

/** One for each person of the demo. */
export const portraits: readonly SeedPicture[] = Array.from({ length: 30 }, (_, index) => {
  const [german, english] = moods[index % moods.length] ?? ['', '']
  return {
    file: `portrait-${index + 1}.webp`,
    alt: {
      de: `Kopf und Schultern als Höhenlinien in ${german}, ohne Gesicht`,
      en: `Head and shoulders as contour lines in ${english}, without a face`,
    },
    caption: { de: 'Phantomporträt', en: 'Phantom portrait' },
    credit,
    focal: { x: 0.5, y: 0.4 },
  }
})
