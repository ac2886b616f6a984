import type { GroupName } from '../groups.ts'
import type { SeedPicture } from './pictures.ts'

const credit = {
  de: 'Bild: Institut, selbst berechnet',
  en: 'Image: computed by the institute',
}

/** The banner of each group of the demo; each shows the group's subject. */
export const banners: Record<GroupName, SeedPicture> = {
  coils: {
    file: 'group-coils.webp',
    ground: 'light',
    alt: {
      de: 'Acht überlappende Leiterschleifen rings um einen Kopfumriss, von jeder laufen Feldlinien nach innen aus.',
      en: 'Eight overlapping conductor loops around the outline of a head, field lines spreading inwards from each.',
    },
    caption: {
      de: 'Acht Schleifen um einen Kopf: Jede sieht, was ihr am nächsten ist.',
      en: 'Eight loops around a head: each sees what is nearest to it.',
    },
    credit,
  },
  memory: {
    file: 'group-memory.webp',
    ground: 'light',
    alt: {
      de: 'Querschnitt durch einen Hippocampus: eingerollte, parallele Bänder in Brauntönen um ein türkisfarbenes Band.',
      en: 'Section through a hippocampus: parallel bands in browns, rolled up around a teal band.',
    },
    caption: {
      de: 'Der Hippocampus ist eine eingerollte Rinde. Türkis: der Gyrus dentatus, den sie umgreift.',
      en: 'The hippocampus is a rolled-up cortex. Teal: the dentate gyrus that it clasps.',
    },
    credit,
  },
  metabolism: {
    file: 'group-metabolism.webp',
    ground: 'light',
    alt: {
      de: 'Raster aus kleinen Spektren über dem Umriss eines Gehirns; in einem Bereich fehlt die höchste Spitze.',
      en: 'Grid of small spectra over the outline of a brain; in one region the tallest peak is missing.',
    },
    caption: {
      de: 'Ein Spektrum je Bildpunkt: Wo Nervenzellen untergehen, sinkt N-Acetylaspartat.',
      en: 'One spectrum per pixel: where nerve cells perish, N-acetylaspartate falls.',
    },
    credit,
  },
  analysis: {
    file: 'group-analysis.webp',
    ground: 'dark',
    alt: {
      de: 'Punkte, in der Mitte dicht und nach außen immer weiter gestreut.',
      en: 'Dots, dense at the centre and ever more scattered outwards.',
    },
    caption: {
      de: 'Ein Zehntel des k-Raums, dicht in der Mitte und zufällig außen: Das Übrige wird gerechnet.',
      en: 'A tenth of k-space, dense at the centre and random outside: the rest is calculated.',
    },
    credit,
  },
  clinic: {
    file: 'group-clinic.webp',
    ground: 'light',
    alt: {
      de: 'Gefaltetes Band der Hirnrinde; an einer Windung ist es dicker und seine untere Grenze verschwimmt, ein Kreis markiert sie.',
      en: 'The folded ribbon of the cortex; at one fold it is thicker and its lower border blurs, marked by a circle.',
    },
    caption: {
      de: 'Eine fokale Dysplasie: Die Rinde ist ein wenig zu dick, ihre Grenze ein wenig unscharf.',
      en: 'A focal dysplasia: the cortex is a little too thick, its border a little blurred.',
    },
    credit,
  },
  sequences: {
    file: 'group-sequences.webp',
    ground: 'dark',
    alt: {
      de: 'Zeitdiagramm einer Pulssequenz: ein Sinc-Puls, darunter drei Gradienten mit Trapezen und ein Zug von Echos, in der Mitte am höchsten.',
      en: 'Timing diagram of a pulse sequence: a sinc pulse, below it three gradients of trapezoids and a train of echoes, tallest in the middle.',
    },
    caption: {
      de: 'Echoplanare Bildgebung als Partitur: Puls, drei Gradienten, Signal.',
      en: 'Echo-planar imaging as a score: pulse, three gradients, signal.',
    },
    credit,
  },
  relaxometry: {
    file: 'group-relaxometry.webp',
    ground: 'light',
    alt: {
      de: 'Schar von Kurven, die vom negativen Anfang durch null zum selben Endwert steigen, von Türkis nach Braun.',
      en: 'A family of curves rising from a negative start through zero to the same end, from teal to brown.',
    },
    caption: {
      de: 'Erholung nach einer Umkehr: Jede Kurve ist ein anderes T1, die Punkte sind Messungen.',
      en: 'Recovery after an inversion: each curve is another T1, the dots are measurements.',
    },
    credit,
  },
  safety: {
    file: 'group-safety.webp',
    ground: 'dark',
    alt: {
      de: 'Höhenlinien der Erwärmung um einen gebogenen Draht, an seiner Spitze eng gedrängt und hell.',
      en: 'Contour lines of heating around a bent wire, crowded and bright at its tip.',
    },
    caption: {
      de: 'Ein Draht sammelt Hochfrequenz und gibt sie an seiner Spitze ab.',
      en: 'A wire collects radio-frequency power and releases it at its tip.',
    },
    credit,
  },
  heart: {
    file: 'group-heart.webp',
    ground: 'dark',
    alt: {
      de: 'Ring des Herzmuskels im Querschnitt, überzogen von einem Gitter, dessen Linien sich mit der Drehung krümmen.',
      en: 'Ring of the heart muscle in section, covered by a grid whose lines bend with its twist.',
    },
    caption: {
      de: 'Ein aufgeprägtes Gitter verrät, wie sich der Herzmuskel dreht und verkürzt.',
      en: 'An imprinted grid reveals how the heart muscle twists and shortens.',
    },
    credit,
  },
  vessels: {
    file: 'group-vessels.webp',
    ground: 'dark',
    alt: {
      de: 'Ein Gefäßbaum, der sich von zwei Stämmen aus immer feiner verzweigt.',
      en: 'A tree of vessels, branching ever finer from two trunks.',
    },
    caption: {
      de: 'Nach dem Gesetz von Murray: An jeder Gabelung erhalten die Äste zusammen die dritte Potenz des Stamms.',
      en: 'By Murray’s law: at every fork the branches together keep the cube of their trunk.',
    },
    credit,
  },
  body: {
    file: 'group-body.webp',
    ground: 'light',
    alt: {
      de: 'Querschnitt durch einen Rumpf aus Höhenlinien: Wirbel, zwei Nieren und Leber, ringsum sechzehn Antennen.',
      en: 'Section through a torso in contour lines: vertebra, two kidneys and liver, surrounded by sixteen antennas.',
    },
    caption: {
      de: 'Ein Rumpf zwischen sechzehn Dipolen. Die Nieren liegen in den türkisfarbenen Linien.',
      en: 'A torso between sixteen dipoles. The kidneys lie within the teal lines.',
    },
    credit,
  },
}
