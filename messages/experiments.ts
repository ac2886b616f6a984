import type { Bilingual } from '#contract/language.ts'
import type { experiments } from '#contract/pages/items.ts'

/** Names of the experiments, where staff choose one. */
export const experimentNames = {
  kSpace: { de: 'Den k-Raum füllen', en: 'Fill k-space' },
  relaxation: { de: 'Kippwinkel und Relaxation', en: 'Flip angle and relaxation' },
  spinEcho: { de: 'Das Spinecho', en: 'The spin echo' },
} as const satisfies Record<(typeof experiments)[number], Bilingual<string>>

const per = { de: '\u00a0%', en: '%' }
const rounded = (share: number) => {
  const percent = 100 * share
  return percent > 0 && percent < 1 ? '< 1' : String(Math.round(percent))
}

/** „93 %“, “93%”. */
export const percent = {
  de: (share: number) => rounded(share) + per.de,
  en: (share: number) => rounded(share) + per.en,
}

/** „1,2 s“. */
export const seconds = {
  de: (value: number) => `${String(value).replace('.', ',')}\u00a0s`,
  en: (value: number) => `${value}\u00a0s`,
}

/** „30 ms“. */
export const milliseconds = (value: number) => `${value}\u00a0ms`

export const kSpaceTexts = {
  intro: {
    de: 'Der Scanner misst den k-Raum Zeile für Zeile. Wählen Sie, welche Zeilen er misst, und sehen Sie zu, was aus dem Bild wird. Sie können auch selbst messen: Streichen Sie mit dem Finger oder der Maus über den k-Raum.',
    en: 'The scanner measures k-space line by line. Choose which lines it measures and watch what becomes of the image. You can also measure yourself: move a finger or the mouse across k-space.',
  },
  measured: { de: 'Gemessen: der k-Raum', en: 'Measured: k-space' },
  computed: { de: 'Berechnet: das Bild', en: 'Computed: the image' },
  order: { de: 'Reihenfolge der Zeilen', en: 'Order of the lines' },
  orders: {
    centre: { de: 'Von der Mitte nach außen', en: 'From the centre outwards' },
    edge: { de: 'Von außen zur Mitte', en: 'From the edge inwards' },
    spread: { de: 'Gleichmäßig verteilt', en: 'Evenly spread' },
  },
  lines: { de: 'Gemessene Zeilen', en: 'Lines measured' },
  linesOf: { de: (n: number) => `${n} von 128`, en: (n: number) => `${n} of 128` },
  measuredLines: {
    de: (n: number) => `${n} von 128 Zeilen sind gemessen.`,
    en: (n: number) => `${n} of 128 lines are measured.`,
  },
  area: {
    de: 'Messstelle im k-Raum. Pfeiltasten bewegen sie und messen dabei.',
    en: 'Place in k-space. The arrow keys move it and measure on the way.',
  },
  empty: { de: 'k-Raum leeren', en: 'Empty k-space' },
  energy: {
    de: (share: string) => `Darin stecken ${share} der Signalenergie.`,
    en: (share: string) => `They hold ${share} of the signal energy.`,
  },
  painted: {
    de: (share: string) => `Sie haben ${share} des k-Raums gemessen.`,
    en: (share: string) => `You have measured ${share} of k-space.`,
  },
  comments: {
    nothing: {
      de: 'Noch ist nichts gemessen, also gibt es kein Bild.',
      en: 'Nothing has been measured yet, so there is no image.',
    },
    few: {
      de: 'Hell und Dunkel sind verteilt, Formen aber kaum zu erkennen.',
      en: 'There is bright and dark, but hardly any shape.',
    },
    coarse: {
      de: 'Die groben Formen sind da. Die feinen Falten fehlen, denn sie stecken in den äußeren Zeilen.',
      en: 'The coarse shapes are there. The fine folds are missing: they are in the outer lines.',
    },
    nearly: {
      de: 'Fast alles ist zu erkennen. Die letzten Zeilen machen die Ränder noch schärfer.',
      en: 'Nearly everything can be made out. The last lines sharpen the edges.',
    },
    whole: { de: 'Der k-Raum ist voll und das Bild scharf.', en: 'K-space is full, and the image is sharp.' },
    edges: {
      de: 'Ohne die Mitte fehlen Hell und Dunkel. Übrig bleiben Ränder und Falten.',
      en: 'Without the centre, bright and dark are missing. Edges and folds remain.',
    },
    folded: {
      de: 'Dazwischen fehlen Zeilen. Deshalb liegt das Bild mehrfach über sich selbst.',
      en: 'Lines are missing in between. The image therefore lies over itself several times.',
    },
    ghosts: {
      de: 'Hier und da fehlt eine Zeile. Das Bild hat blasse Doppelgänger.',
      en: 'A line is missing here and there. The image has faint doubles.',
    },
    centreMissing: {
      de: 'Die Mitte fehlt noch: Ohne sie gibt es kein Hell und Dunkel.',
      en: 'The centre is still missing: without it there is no bright and dark.',
    },
    centreMeasured: {
      de: 'Die Mitte ist dabei: Sie bestimmt Hell und Dunkel, alles andere die Einzelheiten.',
      en: 'The centre is included: it decides bright and dark, all else the detail.',
    },
  },
  stills: [
    {
      de: 'Nur die 16 mittleren Zeilen: Das Bild ist unscharf.',
      en: 'Only the 16 central lines: the image is blurred.',
    },
    {
      de: 'Alle Zeilen bis auf die 16 mittleren: Nur die Ränder bleiben.',
      en: 'All lines but the 16 central ones: only edges remain.',
    },
    {
      de: 'Nur jede zweite Zeile: Das Bild liegt zweimal über sich selbst.',
      en: 'Only every second line: the image lies over itself twice.',
    },
    { de: 'Alle 128 Zeilen: Das Bild ist scharf.', en: 'All 128 lines: the image is sharp.' },
  ],
} as const

export const relaxationTexts = {
  intro: {
    de: 'Jeder Puls kippt die Magnetisierung, danach richtet sie sich wieder auf, in jedem Gewebe verschieden schnell. Ändern Sie, wie weit der Puls kippt und wie lange der Scanner bis zum nächsten wartet.',
    en: 'Each pulse tips the magnetisation, and afterwards it recovers, at a different speed in each tissue. Change how far the pulse tips it and how long the scanner waits for the next one.',
  },
  angle: { de: 'Kippwinkel', en: 'Flip angle' },
  pause: { de: 'Zeit zwischen zwei Pulsen', en: 'Time between two pulses' },
  tissues: {
    white: { de: 'Mark', en: 'White matter' },
    grey: { de: 'Rinde', en: 'Grey matter' },
    fluid: { de: 'Hirnwasser', en: 'Fluid' },
  },
  chart: {
    de: 'Magnetisierung in Richtung des Feldes, in den ersten 10 Sekunden',
    en: 'Magnetisation along the field during the first 10 seconds',
  },
  picture: { de: 'Das Bild nach vielen Pulsen', en: 'The image after many pulses' },
  signal: { de: 'Signal nach vielen Pulsen', en: 'Signal after many pulses' },
  best: {
    de: (angle: number) => `Das stärkste Signal gäbe die Rinde bei ${angle}°. Das ist ihr Ernst-Winkel.`,
    en: (angle: number) =>
      `Grey matter would give its strongest signal at ${angle}°. That is its Ernst angle.`,
  },
  comments: {
    none: {
      de: 'Ein Puls von 180° stellt die Magnetisierung auf den Kopf. Quer zum Feld bleibt nichts, und das Bild zeigt nur Rauschen.',
      en: 'A pulse of 180° turns the magnetisation upside down. Nothing is left across the field, and the image shows noise alone.',
    },
    weak: {
      de: 'Das Signal ist schwach, das Rauschen fast so stark. Geben Sie mehr Zeit oder einen größeren Winkel.',
      en: 'The signal is weak and the noise nearly as strong. Allow more time or a larger angle.',
    },
    whiteBright: {
      de: 'Das Mark ist hell: Es richtet sich am schnellsten wieder auf. Dieser Kontrast kommt von T1.',
      en: 'White matter is bright: it recovers fastest. This contrast comes from T1.',
    },
    waterBright: {
      de: 'Vor jedem Puls sind alle Gewebe ähnlich weit aufgerichtet. Hell ist, wo viel Wasser ist.',
      en: 'Before each pulse all tissues have recovered to a similar degree. What holds much water is bright.',
    },
    alike: {
      de: 'Mark und Rinde sehen hier fast gleich aus. Ein anderer Winkel oder eine andere Zeit trennt sie.',
      en: 'White and grey matter look nearly alike here. Another angle or another time tells them apart.',
    },
  },
  stills: [
    {
      de: '90°, alle 1,2 s: Das Mark ist hell (T1-Kontrast).',
      en: '90° every 1.2 s: white matter is bright (T1 contrast).',
    },
    {
      de: '90°, alle 8 s: Hell ist, wo viel Wasser ist.',
      en: '90° every 8 s: what holds much water is bright.',
    },
    { de: '10°, alle 0,1 s: Das Signal ist schwach.', en: '10° every 0.1 s: the signal is weak.' },
    { de: '180°: Es gibt kein Signal, nur Rauschen.', en: '180°: there is no signal, only noise.' },
  ],
} as const

export const spinEchoTexts = {
  intro: {
    de: 'Dreizehn Spins stehen hier für sehr viele. Schieben Sie die Zeit vor und zurück, und verlegen Sie den zweiten Puls: Das Echo kommt immer nach der doppelten Zeit.',
    en: 'Thirteen spins stand for very many here. Move the time back and forth, and move the second pulse: the echo always comes after twice its time.',
  },
  time: { de: 'Zeit nach dem ersten Puls', en: 'Time after the first pulse' },
  hasSecond: { de: 'Zweiter Puls (180°)', en: 'Second pulse (180°)' },
  second: { de: 'Zweiter Puls nach', en: 'Second pulse after' },
  play: { de: 'Abspielen', en: 'Play' },
  stop: { de: 'Anhalten', en: 'Stop' },
  spins: { de: 'Die Spins, von oben gesehen', en: 'The spins, seen from above' },
  signal: { de: 'Ihr gemeinsames Signal', en: 'Their signal together' },
  strength: {
    de: (moment: string, share: string) =>
      `Nach ${moment} hat das Signal ${share} seiner anfänglichen Stärke.`,
    en: (moment: string, share: string) => `After ${moment} the signal has ${share} of its initial strength.`,
  },
  comments: {
    begin: {
      de: 'Der erste Puls hat alle Spins quer zum Feld gekippt. Sie zeigen in dieselbe Richtung.',
      en: 'The first pulse has tipped all spins across the field. They point the same way.',
    },
    parting: {
      de: 'Manche Spins laufen voraus, andere bleiben zurück. Das Signal wird schwächer.',
      en: 'Some spins run ahead, others fall behind. The signal weakens.',
    },
    apart: {
      de: 'Die Spins zeigen in alle Richtungen und heben sich auf. Das Signal ist verklungen.',
      en: 'The spins point every way and cancel out. The signal has died away.',
    },
    meeting: {
      de: 'Der zweite Puls hat jeden Vorsprung in einen Rückstand verwandelt. Die Spins laufen wieder zusammen.',
      en: 'The second pulse has turned every lead into a lag. The spins come together again.',
    },
    echo: {
      de: 'Das Echo: Alle Spins zeigen wieder in dieselbe Richtung. Was noch fehlt, ist durch T2 für immer verloren.',
      en: 'The echo: all spins point the same way again. What is still missing is lost for good through T2.',
    },
    over: {
      de: 'Das Echo ist vorbei. Die Spins laufen wieder auseinander.',
      en: 'The echo is over. The spins part again.',
    },
  },
  stills: [
    {
      de: 'Nach dem ersten Puls zeigen alle in dieselbe Richtung.',
      en: 'After the first pulse all point the same way.',
    },
    {
      de: 'Nach 20 ms haben sie sich verteilt, das Signal ist weg.',
      en: 'After 20 ms they have spread out, and the signal is gone.',
    },
    {
      de: 'Der zweite Puls nach 30 ms kehrt die Verteilung um; nach 45 ms laufen sie zusammen.',
      en: 'The second pulse after 30 ms reverses their order; after 45 ms they are coming together.',
    },
    { de: 'Nach 60 ms ist das Echo da.', en: 'After 60 ms there is the echo.' },
  ],
} as const
