import type { Bilingual } from '#contract/language.ts'

export type SeedPicture = {
  /** File in this folder, drawn by `draw/draw.ts`. */
  file: string
  alt: Bilingual<string>
  caption: Bilingual<string>
  credit: Bilingual<string>
  /**
   * Background of the picture; in the other theme its lightness is inverted. Omitted if it is shown
   * unchanged.
   */
  ground?: 'light' | 'dark'
  /** Point that stays visible if the picture is cropped. */
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
    ground: 'dark',
    alt: {
      de: 'Kräftige Mitte mit ovalen Ringen, die nach außen schwächer werden: der k-Raum eines Kopfphantoms.',
      en: 'A strong centre with oval rings that fade outwards: the k-space of a head phantom.',
    },
    caption: {
      de: 'So sieht ein Bild aus, bevor es eines ist: der k-Raum, in dem der Tomograph misst.',
      en: 'What an image looks like before it is one: k-space, where the scanner measures.',
    },
    credit,
  },
  relaxationTimes: {
    file: 'relaxation-times.webp',
    ground: 'dark',
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
    ground: 'light',
    alt: {
      de: 'Karte der Feldabweichung in einem Kopf: an der Stirn türkis, an den Ohren braun, dazwischen Höhenlinien. Daneben die Farbskala von −0,6 bis +0,6 ppm.',
      en: 'Map of field deviations in a head: teal at the forehead, brown at the ears, with contour lines between. A colour bar runs from −0.6 to +0.6 ppm.',
    },
    caption: {
      de: 'Luft in Nebenhöhlen und Gehörgängen verzerrt das Feld. Wer die Verzerrung kennt, kann sie ausgleichen.',
      en: 'Air in the sinuses and ear canals distorts the field. Once known, the distortion can be corrected.',
    },
    credit,
  },
  phaseMap: {
    file: 'phase-map.webp',
    ground: 'dark',
    alt: {
      de: 'Phasenbild eines Kopfphantoms; um drei Stellen drängen sich farbige Ringe. Daneben die Farbskala von 0 bis 2π.',
      en: 'Phase image of a head phantom; coloured rings crowd around three points. A colour bar runs from 0 to 2π.',
    },
    caption: {
      de: 'Die Phase zählt Umdrehungen: Jeder Farbring ist eine weitere Drehung der Magnetisierung.',
      en: 'Phase counts turns: each ring of colour is one more rotation of the magnetisation.',
    },
    credit,
  },
  inversionRecovery: {
    file: 'inversion-recovery.webp',
    ground: 'light',
    alt: {
      de: 'Sechs kleine Hirnschnitte nacheinander: Das Signal wandert von Türkis nach Braun.',
      en: 'Six small brain slices in sequence: the signal moves from teal to brown.',
    },
    caption: {
      de: 'Nach der Umkehr kehrt jedes Gewebe in seinem eigenen Tempo durch null zurück.',
      en: 'After inversion, each tissue returns through zero at a pace of its own.',
    },
    credit,
  },
  cortexFolds: {
    file: 'cortex-folds.webp',
    ground: 'light',
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
    ground: 'dark',
    alt: {
      de: 'Acht Ansichten desselben Hirnschnitts, jede von einer anderen Seite her stärker. Daneben die Farbskala von 0 bis 100 Prozent.',
      en: 'Eight views of the same brain slice, each stronger on a different side. A colour bar runs from 0 to 100 per cent.',
    },
    caption: {
      de: 'Acht Spulen, acht Blickwinkel: Erst zusammen ergeben sie ein gleichmäßiges Bild.',
      en: 'Eight coils, eight points of view: only together do they form an even image.',
    },
    credit,
  },
  transmitField: {
    file: 'transmit-field.webp',
    ground: 'light',
    alt: {
      de: 'Muster aus braunen und türkisfarbenen Zonen im Umriss eines Kopfes, umgeben von acht Spulenbögen. Daneben die Farbskala von 0 bis 100 Prozent.',
      en: 'A pattern of brown and teal zones within the outline of a head, surrounded by eight coil arcs. A colour bar runs from 0 to 100 per cent.',
    },
    caption: {
      de: 'Bei 298 MHz wird die Welle kürzer als der Kopf. Wo sich Wellen auslöschen, bliebe das Bild ohne Ausgleich dunkel.',
      en: 'At 298 MHz the wave becomes shorter than the head. Where waves cancel, the image would stay dark.',
    },
    credit,
  },
  echoTrain: {
    file: 'echo-train.webp',
    ground: 'dark',
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
    ground: 'light',
    alt: {
      de: 'Gestaffelte Spektren mit schmalen Spitzen; in der Mitte der Reihe sinkt die höchste.',
      en: 'Staggered spectra with narrow peaks; the tallest one drops midway through the row.',
    },
    caption: {
      de: 'Spektren zeigen Stoffe statt Formen: Cholin, Kreatin, N-Acetylaspartat.',
      en: 'Spectra show substances instead of shapes: choline, creatine, N-acetylaspartate.',
    },
    credit,
  },
  spiralTrajectory: {
    file: 'spiral-trajectory.webp',
    ground: 'dark',
    alt: {
      de: 'Ineinanderliegende Spiralen, eine davon in Türkis.',
      en: 'Interleaved spirals, one of them in teal.',
    },
    caption: {
      de: 'Spiralen füllen den k-Raum schneller als Zeilen, verlangen den Gradienten aber mehr ab.',
      en: 'Spirals fill k-space faster than lines do, but ask more of the gradients.',
    },
    credit,
  },
  radialTrajectory: {
    file: 'radial-trajectory.webp',
    ground: 'light',
    alt: {
      de: 'Kreis aus feinen Speichen; die acht jüngsten sind türkis hervorgehoben.',
      en: 'A circle of fine spokes; the eight latest are picked out in teal.',
    },
    caption: {
      de: 'Im Goldenen Winkel gedreht, liegt jede neue Speiche in der größten Lücke.',
      en: 'Turned by the golden angle, each new spoke falls into the widest gap.',
    },
    credit,
  },
  blochSphere: {
    file: 'bloch-sphere.webp',
    ground: 'dark',
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
    ground: 'light',
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
    ground: 'light',
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
    ground: 'dark',
    alt: {
      de: 'Gebündelte Linien verbinden beide Hirnhälften, türkisfarbene Bahnen kreuzen sie der Länge nach.',
      en: 'Bundled lines join both halves of the brain; teal tracts cross them lengthwise.',
    },
    caption: {
      de: 'Faserbahnen, aus der Bewegung des Wassers erschlossen.',
      en: 'Fibre tracts, inferred from the motion of water.',
    },
    credit,
  },
  veinMap: {
    file: 'vein-map.webp',
    ground: 'light',
    alt: {
      de: 'Verzweigte Venen, die im Marklager auf die Hirnkammern zulaufen.',
      en: 'Branching veins running through white matter towards the ventricles.',
    },
    caption: {
      de: 'Das Eisen im Blut macht Venen sichtbar, ganz ohne Kontrastmittel.',
      en: 'The iron in blood makes veins visible, without any contrast agent.',
    },
    credit,
  },
  sheppLogan: {
    file: 'shepp-logan.webp',
    ground: 'dark',
    alt: {
      de: 'Liegendes Kopfphantom aus Ellipsen, von einer türkisfarbenen Linie durchzogen.',
      en: 'A head phantom of ellipses lying on its side, crossed by one teal line.',
    },
    caption: {
      de: 'Das Phantom von Shepp und Logan: Seit 1974 prüft die Fachwelt daran, ob ein Verfahren rechnet, wie es soll.',
      en: 'The Shepp–Logan phantom: since 1974 the field has used it to check that a method computes as it should.',
    },
    credit,
  },
  echoPlanar: {
    file: 'echo-planar.webp',
    ground: 'light',
    alt: {
      de: 'Waagerechte Linien, in einem Zug hin und her durchlaufen; die jüngste ist türkis, die noch kommenden sind blass.',
      en: 'Horizontal lines traced back and forth in one go; the latest is teal, those to come are pale.',
    },
    caption: {
      de: 'Ein ganzes Bild nach einem einzigen Puls: der Weg der echoplanaren Bildgebung durch den k-Raum.',
      en: 'A whole image after a single pulse: the path of echo-planar imaging through k-space.',
    },
    credit,
  },
  pointSpread: {
    file: 'point-spread.webp',
    ground: 'dark',
    alt: {
      de: 'Ein kräftiger Punkt, umgeben von vielen immer schwächeren Ringen.',
      en: 'One strong point, surrounded by many rings that grow weaker.',
    },
    caption: {
      de: 'Was aus einem Punkt wird, wenn die Messung am Rand des k-Raums endet: ein Fleck mit Ringen.',
      en: 'What becomes of a point when measuring ends at the edge of k-space: a spot with rings.',
    },
    credit,
  },
  foldedImage: {
    file: 'folded-image.webp',
    ground: 'dark',
    alt: {
      de: 'Derselbe Hirnschnitt zweimal, um die halbe Bildbreite versetzt; in der Mitte liegen beide übereinander.',
      en: 'The same brain slice twice, half an image apart; in the middle they lie on top of each other.',
    },
    caption: {
      de: 'Mit der Hälfte der Daten faltet sich das Bild. Erst mehrere Spulen trennen, was übereinanderliegt.',
      en: 'With half the data the image folds over. Only several coils can separate what overlaps.',
    },
    credit,
  },
  slicePulses: {
    file: 'slice-pulses.webp',
    ground: 'light',
    alt: {
      de: 'Oben neun Pulse mit immer mehr Nebenwellen, unten die Schichten dazu, deren Kanten immer steiler werden.',
      en: 'Nine pulses with more and more side lobes above; below, the slices they select, with ever steeper edges.',
    },
    caption: {
      de: 'Je mehr Nebenwellen ein Puls hat, desto schärfer ist die Schicht, die er auswählt.',
      en: 'The more side lobes a pulse has, the sharper the slice that it selects.',
    },
    credit,
  },
  fingerprints: {
    file: 'fingerprints.webp',
    ground: 'dark',
    alt: {
      de: 'Viele Signalverläufe übereinander, jeder mit einer etwas anderen Folge von Bögen; zwei sind türkis.',
      en: 'Many signal courses stacked, each with a slightly different sequence of arcs; two are teal.',
    },
    caption: {
      de: 'Unter wechselnden Pulsen hinterlässt jedes Gewebe einen Verlauf, an dem man es erkennt.',
      en: 'Under changing pulses each tissue leaves a course by which it can be recognised.',
    },
    credit,
  },
  spinFans: {
    file: 'spin-fans.webp',
    ground: 'light',
    alt: {
      de: 'Sechs Kreise mit Zeigern: erst einer, dann ein Fächer in Braun und Türkis, nach der Umkehr schließt er sich wieder.',
      en: 'Six circles with pointers: first one, then a fan of brown and teal, which closes again after the reversal.',
    },
    caption: {
      de: 'Ein Spinecho von oben: Die Spins laufen auseinander, werden umgeklappt und treffen sich wieder.',
      en: 'A spin echo from above: the spins spread out, are flipped over and meet again.',
    },
    credit,
  },
  energyLevels: {
    file: 'energy-levels.webp',
    ground: 'dark',
    alt: {
      de: 'Vier Linien gehen von einem Punkt aus und streben auseinander; feine Striche verbinden benachbarte.',
      en: 'Four lines start at one point and spread apart; fine strokes join neighbouring ones.',
    },
    caption: {
      de: 'Vier Zustände eines Natriumkerns: Je stärker das Feld, desto weiter liegen sie auseinander.',
      en: 'Four states of a sodium nucleus: the stronger the field, the further apart they lie.',
    },
    credit,
  },
  precessionCones: {
    file: 'precession-cones.webp',
    ground: 'light',
    alt: {
      de: 'Fünf Kegel aus feinen Linien, von schmal bis flach, auf jedem ein türkisfarbener Zeiger.',
      en: 'Five cones of fine lines, from narrow to flat, each with one teal pointer.',
    },
    caption: {
      de: 'Die Magnetisierung kreist um das Feld, wie weit sie auch gekippt ist.',
      en: 'Magnetisation circles about the field, however far it has been tipped.',
    },
    credit,
  },
  ernstAngles: {
    file: 'ernst-angles.webp',
    ground: 'light',
    alt: {
      de: 'Schar von Kurven mit je einem Höchstwert, den ein Punkt markiert; eine ist türkis.',
      en: 'A family of curves, each with a maximum marked by a dot; one is teal.',
    },
    caption: {
      de: 'Welcher Winkel das meiste Signal gibt, hängt von T1 ab: die Punkte sind die Ernst-Winkel.',
      en: 'Which angle gives most signal depends on T1: the dots are the Ernst angles.',
    },
    credit,
  },
  riceCurves: {
    file: 'rice-curves.webp',
    ground: 'dark',
    alt: {
      de: 'Glockenkurven nebeneinander; die erste, in Türkis, ist schief, die letzten sind gleichmäßig.',
      en: 'Bell curves side by side; the first, in teal, is skewed, the last ones are even.',
    },
    caption: {
      de: 'Rauschen im Betragsbild: Ohne Signal ist es schief verteilt, mit viel Signal fast wie eine Glocke.',
      en: 'Noise in a magnitude image: skewed where there is no signal, nearly bell-shaped where there is much.',
    },
    credit,
  },
  decayCurves: {
    file: 'decay-curves.webp',
    ground: 'dark',
    alt: {
      de: 'Drei fallende Kurven mit Messpunkten, von denen feine Linien nach unten gehen.',
      en: 'Three falling curves with measured points, from which fine lines run down.',
    },
    caption: {
      de: 'Die Echos eines Zuges werden schwächer, in jedem Gewebe mit eigener Zeit.',
      en: 'The echoes of a train grow weaker, in each tissue with a time of its own.',
    },
    credit,
  },
  distortedGrid: {
    file: 'distorted-grid.webp',
    ground: 'light',
    alt: {
      de: 'Ein Gitter, das an drei Stellen verbogen ist, oben in der Mitte und an beiden Seiten.',
      en: 'A grid that is bent in three places, at the top centre and on both sides.',
    },
    caption: {
      de: 'So verbiegt eine schnelle Messung ein gerades Gitter, wo Luft das Feld stört.',
      en: 'How a fast scan bends a straight grid where air disturbs the field.',
    },
    credit,
  },
  randomWalks: {
    file: 'random-walks.webp',
    ground: 'light',
    alt: {
      de: 'Kreisrunde Fasern im Querschnitt, dazwischen verschlungene türkisfarbene Wege.',
      en: 'Round fibres in section, with tangled teal paths between them.',
    },
    caption: {
      de: 'Wasser auf seinem Weg zwischen Nervenfasern: Die Wände halten es auf.',
      en: 'Water on its way between nerve fibres: the walls hold it back.',
    },
    credit,
  },
  gradientWindings: {
    file: 'gradient-windings.webp',
    ground: 'dark',
    alt: {
      de: 'Vier Felder aus ineinanderliegenden, abgerundeten Bahnen, je zwei in Braun und in Türkis.',
      en: 'Four fields of nested rounded tracks, two in brown and two in teal.',
    },
    caption: {
      de: 'Die Leiterbahnen einer Gradientenspule, vom Zylinder abgerollt. Braun und Türkis: die Richtungen des Stroms.',
      en: 'The windings of a gradient coil, unrolled from its cylinder. Brown and teal: the directions of the current.',
    },
    credit,
  },
  shimFields: {
    file: 'shim-fields.webp',
    ground: 'light',
    alt: {
      de: 'Sechs runde Felder mit zwei, vier und sechs Zonen in Braun und Türkis. Daneben die Farbskala von −100 bis +100 Hertz.',
      en: 'Six round fields with two, four and six zones of brown and teal. A colour bar runs from −100 to +100 hertz.',
    },
    caption: {
      de: 'Shimfelder erster bis dritter Ordnung: Richtig gemischt, gleichen sie aus, was der Kopf am Feld verändert.',
      en: 'Shim fields of first to third order: rightly mixed, they even out what the head does to the field.',
    },
    credit,
  },
  loopField: {
    file: 'loop-field.webp',
    ground: 'light',
    alt: {
      de: 'Feldlinien um vier Leiter im Quadrat; zwei türkisfarbene Geraden kreuzen sich in der Mitte.',
      en: 'Field lines around four wires in a square; two straight teal lines cross in the middle.',
    },
    caption: {
      de: 'Vier Leiter, zwei Stromrichtungen: In der Mitte hebt sich das Feld auf, ringsum wächst es gleichmäßig. So entsteht ein Gradient.',
      en: 'Four wires, two directions of current: the field vanishes in the middle and grows evenly around it. This makes a gradient.',
    },
    credit,
  },
  gradientTones: {
    file: 'gradient-tones.webp',
    ground: 'dark',
    alt: {
      de: 'Siebzehn Reihen mit Spitzen: hinten zwölf, nach vorn immer weniger, in der vordersten nur noch eine.',
      en: 'Seventeen rows of peaks: twelve at the back, fewer and fewer towards the front, one in the nearest row.',
    },
    caption: {
      de: 'Die Töne eines Gradientenstroms: hinten mit scharfen Ecken und vielen Obertönen, vorn als reine Sinuskurve.',
      en: 'The tones of a gradient current: sharp corners with many overtones at the back, a pure sine curve in front.',
    },
    credit,
  },
  dipoleField: {
    file: 'dipole-field.webp',
    ground: 'light',
    alt: {
      de: 'Runde Karte um einen leeren Kreis: darüber und darunter türkise, seitlich braune Keulen aus Höhenlinien. Daneben die Farbskala von −60 bis +60 ppb.',
      en: 'Round map about an empty circle: lobes of contour lines, teal above and below, brown at the sides. A colour bar runs from −60 to +60 ppb.',
    },
    caption: {
      de: 'Das Feld um ein eisenreiches Gebiet: darüber und darunter stärker, seitlich schwächer.',
      en: 'The field around a region rich in iron: stronger above and below, weaker at the sides.',
    },
    credit,
  },
  heartbeat: {
    file: 'heartbeat.webp',
    ground: 'light',
    alt: {
      de: 'Neun Zeilen eines EKG, in denen nach jedem Herzschlag ein kurzes Stück türkis markiert ist. Darunter die Länge einer Sekunde.',
      en: 'Nine rows of an electrocardiogram; after each heartbeat a short stretch is marked in teal. Below, the length of one second.',
    },
    caption: {
      de: 'Gemessen wird nur in den türkisen Pausen, wenn Herz und Hirnstamm ruhen.',
      en: 'Measurements are taken in the teal pauses only, while heart and brainstem are at rest.',
    },
    credit,
  },
  noiseCorrelation: {
    file: 'noise-correlation.webp',
    ground: 'dark',
    alt: {
      de: 'Quadrat aus 32 mal 32 Feldern mit heller Diagonale und zwei schwächeren Streifen daneben. Daneben die Farbskala von 0 bis 100 Prozent.',
      en: 'A square of 32 by 32 fields with a bright diagonal and two fainter bands beside it. A colour bar runs from 0 to 100 per cent.',
    },
    caption: {
      de: 'Wie ähnlich das Rauschen von 32 Empfangskanälen ist: Nachbarn hören dasselbe Gewebe.',
      en: 'How alike the noise of 32 receive channels is: neighbours hear the same tissue.',
    },
    credit,
  },
  criticalSurface: {
    file: 'critical-surface.webp',
    ground: 'light',
    alt: {
      de: 'Gebogene Fläche aus feinen Linien über drei Achsen T, B und J; darunter ein türkiser Punkt.',
      en: 'A curved surface of fine lines over three axes T, B and J; beneath it a teal dot.',
    },
    caption: {
      de: 'Unter dieser Fläche leitet Niob-Titan ohne Widerstand. Der Punkt: 4,2 Kelvin, 7 Tesla und der Strom, der im Magneten fließt.',
      en: 'Beneath this surface niobium-titanium conducts without resistance. The dot: 4.2 kelvin, 7 tesla and the current in the magnet.',
    },
    credit,
  },
  resonatorModes: {
    file: 'resonator-modes.webp',
    ground: 'dark',
    alt: {
      de: 'Elf Reihen aus siebzehn Punkten, türkis und braun, verschieden groß; die Farbe wechselt von Reihe zu Reihe häufiger.',
      en: 'Eleven rows of seventeen dots in teal and brown, of various sizes; their colour changes more often from row to row.',
    },
    caption: {
      de: 'Siebzehn gekoppelte Schwingkreise und elf ihrer Muster. Das hervorgehobene liegt bei 298 Megahertz.',
      en: 'Seventeen coupled resonators and eleven of their patterns. The one picked out lies at 298 megahertz.',
    },
    credit,
  },
  ethanol: {
    file: 'ethanol.webp',
    ground: 'light',
    alt: {
      de: 'Siebzehn Spektren übereinander: rechts ein Dreifachgipfel, in der Mitte ein Vierfachgipfel, links ein einzelner, der von Reihe zu Reihe wandert.',
      en: 'Seventeen spectra stacked: a triple peak on the right, a fourfold one in the middle, and on the left a single one that moves from row to row.',
    },
    caption: {
      de: 'Das Spektrum von Ethanol, nach vorn immer wärmer: Nachbarn spalten einander die Linien auf, die linke wandert mit der Temperatur.',
      en: 'The spectrum of ethanol, warmer towards the front: neighbours split each other’s lines, and the one on the left moves with temperature.',
    },
    credit,
  },
} satisfies Record<string, SeedPicture>

const dark = [1, 4, 6] // indexes of the looks on a dark ground, out of eight

/** Stand-ins for photographs, one for each person of the demo: head and shoulders as lines of equal depth, no face. */
export const portraits: readonly SeedPicture[] = Array.from({ length: 30 }, (_, index) => ({
  file: `portrait-${index + 1}.webp`,
  ground: dark.includes(index % 8) ? 'dark' : 'light',
  alt: {
    de: 'Kopf und Schultern als Höhenlinien, ohne Gesicht',
    en: 'Head and shoulders as contour lines, without a face',
  },
  caption: { de: 'Phantomporträt', en: 'Phantom portrait' },
  credit,
  focal: { x: 0.5, y: 0.4 },
}))
