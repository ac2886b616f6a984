import type { EventFields } from '#contract/events/event.ts'
import type { AlertType } from '#contract/events/parts.ts'
import type { Bilingual } from '#contract/language.ts'
import type { films } from './films/films.ts'
import type { pictures } from './pictures/pictures.ts'

/** Time of a demo event: `days` from now, moved on to the next `weekday`, at a time of day in Berlin. */
export interface SeedTime {
  days: number
  /** 0 is Sunday; if omitted, the day is not moved. */
  weekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  clock: string
}

export interface SeedEntry {
  clock: string
  until?: string
  title: Bilingual<string>
  text?: Bilingual<string>
  alert?: [AlertType, Bilingual<string>]
}

export interface SeedEvent {
  title: Bilingual<string>
  teaser: Bilingual<string>
  text: Bilingual<string[]>
  picture?: keyof typeof pictures
  /** Null if the event began half an hour ago. */
  at: SeedTime | null
  /** Time of day at which it ends, `days` after the start. */
  until: { clock: string; days?: number }
  place: Bilingual<string>
  address: string
  placeUrl?: string
  /** `username` if the speaker has a page on this site. */
  speaker?: { name: string; username?: string; text: Bilingual<string[]> }
  programme?: SeedEntry[]
  /** Seats in the hall and online; omitted if participation that way is not possible. */
  seats?: { inPresence?: number | null; online?: number | null }
  /** Days from now. */
  registration?: { opens?: number; closes?: number }
  /** If omitted, the form asks for institution, city and country. */
  asksPlace?: false
  question?: Bilingual<string>
  choices?: Bilingual<string>[]
  stream?: { address: string; isForRegistered?: boolean }
  /** A film of the demo, and a file of `server/seed/files`. */
  recording?: { film: keyof typeof films; slides?: string }
  /** Number of registrations with a seat on site, and on the waiting list. */
  guests?: { seated: number; waiting: number }
  fields?: Partial<EventFields>
}

const hall = { de: 'Großer Hörsaal', en: 'Main lecture hall' }
const institute = 'Feldstraße 7\n12345 Larmorstadt'
const stream = 'https://av.tib.eu/player/54321'

/** Events in every state, relative to the day the demo is created. */
export const demoEvents: readonly SeedEvent[] = [
  {
    title: { de: 'Offener Abend: Ein Gehirn in Millimetern', en: 'Open evening: a brain in millimetres' },
    teaser: {
      de: 'Was zeigt ein Bild mit sieben Tesla, das bei drei Tesla verborgen bleibt? Ein Abend mit Bildern, Fragen und einem Blick auf das Gerät.',
      en: 'What does an image at seven tesla show that stays hidden at three? An evening of images, questions and a look at the scanner.',
    },
    text: {
      de: [
        'In der Hirnrinde liegen sechs Lagen übereinander, zusammen kaum drei Millimeter dick. Im klinischen Gerät verschwimmen sie zu einem grauen Band. Mit sieben Tesla lassen sie sich trennen, und auf einmal wird sichtbar, wo ein Signal ankommt und wo es wieder hinausgeht.',
        'An diesem Abend zeigen wir solche Bilder und erzählen, wie viel Mühe in einem einzigen steckt: ruhig liegen, das Feld glätten, acht Sender aufeinander abstimmen. Vorwissen brauchen Sie keines.',
        'Im Hörsaal sind die Plätze knapp, weil wir danach gemeinsam an das Gerät gehen. Wer von zu Hause zusieht, bekommt denselben Vortrag und kann schriftlich Fragen stellen.',
      ],
      en: [
        'The cortex has six layers, together barely three millimetres thick. In a clinical scanner they blur into one grey band. At seven tesla they can be told apart, and suddenly one sees where a signal arrives and where it leaves again.',
        'On this evening we show such images and tell how much effort goes into a single one: lying still, smoothing the field, tuning eight transmitters to one another. You need no previous knowledge.',
        'Seats in the hall are few, because we walk over to the scanner together afterwards. Those who watch from home get the same talk and can ask questions in writing.',
      ],
    },
    picture: 'inversionRecovery',
    at: { days: 21, weekday: 4, clock: '18:00' },
    until: { clock: '20:00' },
    place: hall,
    address: institute,
    placeUrl: 'https://www.example.org/de/kontakt',
    programme: [
      {
        clock: '17:30',
        until: '18:00',
        title: { de: 'Einlass', en: 'Doors open' },
        text: {
          de: 'Bitte bringen Sie Zeit für die Garderobe mit.',
          en: 'Please allow time for the cloakroom.',
        },
      },
      {
        clock: '18:00',
        until: '18:45',
        title: { de: 'Vortrag: Sechs Lagen, drei Millimeter', en: 'Talk: six layers, three millimetres' },
      },
      {
        clock: '18:45',
        until: '19:15',
        title: { de: 'Fragen aus dem Saal und aus dem Netz', en: 'Questions from the hall and from online' },
        alert: ['changed', { de: 'jetzt vor der Führung', en: 'now before the tour' }],
      },
      {
        clock: '19:15',
        until: '20:00',
        title: { de: 'Führung zum Gerät mit 9,4 Tesla', en: 'Tour to the 9.4-tesla scanner' },
        text: {
          de: 'Nur vor Ort. Wer einen Herzschrittmacher trägt, wartet bitte im Vorraum.',
          en: 'On site only. If you have a pacemaker, please wait in the anteroom.',
        },
        alert: ['information', { de: 'ohne Stufen zugänglich', en: 'step-free access' }],
      },
    ],
    seats: { inPresence: 10, online: 20 },
    registration: { closes: 20 },
    asksPlace: false,
    question: { de: 'Was möchten Sie am liebsten sehen?', en: 'What would you most like to see?' },
    choices: [
      { de: 'das Gerät', en: 'the scanner' },
      { de: 'die Werkstatt', en: 'the workshop' },
      { de: 'beides', en: 'both' },
    ],
    stream: { address: stream, isForRegistered: true },
  },
  {
    title: { de: 'Seminar: Schneller messen mit weniger Daten', en: 'Seminar: faster scans from fewer data' },
    teaser: {
      de: 'Wie viel vom k-Raum darf fehlen, ohne dass ein Befund verloren geht? Mit Livestream.',
      en: 'How much of k-space may be missing before a finding is lost? With a livestream.',
    },
    text: {
      de: [
        'Wer nur jeden vierten Punkt misst, ist viermal so schnell fertig und muss den Rest erraten. Netze, die das gelernt haben, liefern glatte Bilder, manchmal zu glatte.',
        'Wir vergleichen drei Verfahren an denselben Rohdaten und zeigen, bei welchen Strukturen sie sich irren. Das Seminar ist auf Englisch.',
      ],
      en: [
        'Measuring every fourth point only is four times as fast, and the rest has to be guessed. Networks that have learned to do so deliver smooth images, sometimes too smooth.',
        'We compare three methods on the same raw data and show at which structures they go wrong. The seminar is held in English.',
      ],
    },
    picture: 'foldedImage',
    at: null,
    until: { clock: '' },
    place: { de: 'Seminarraum 2.01', en: 'Seminar room 2.01' },
    address: institute,
    speaker: {
      name: 'Dr.-Ing. Tiago Vasconcelos',
      username: 'vasconcelos',
      text: {
        de: [
          'Tiago Vasconcelos leitet die Gruppe Bildrekonstruktion und Datenanalyse und misst, was er berechnet, am liebsten selbst.',
        ],
        en: [
          'Tiago Vasconcelos leads the group Image reconstruction and data analysis, and likes to measure for himself what he computes.',
        ],
      },
    },
    stream: { address: stream },
  },
  {
    title: { de: 'Werkstattführung: Eine Spule entsteht', en: 'Workshop tour: a coil is made' },
    teaser: {
      de: 'Fräsen, löten, abstimmen: der Weg von der Leiterbahn zur Empfangsspule.',
      en: 'Milling, soldering, tuning: the way from a copper track to a receive coil.',
    },
    text: {
      de: ['Die Werkstatt zieht zu dieser Zeit um. Sobald ein neuer Termin feststeht, lesen Sie ihn hier.'],
      en: [
        'The workshop will be moving at that time. We will announce a new date here as soon as it is set.',
      ],
    },
    picture: 'coilSensitivities',
    at: { days: 9, weekday: 2, clock: '16:00' },
    until: { clock: '17:30' },
    place: { de: 'Werkstatt, Raum 0.12', en: 'Workshop, room 0.12' },
    address: institute,
    seats: { inPresence: 12 },
    fields: { isCancelled: true },
  },
  {
    title: { de: 'Lötkurs: Eine Spule für den Ringkern', en: 'Soldering course: a coil for a ring core' },
    teaser: {
      de: 'Ein Nachmittag an der Werkbank: wickeln, löten, am Netzwerkanalysator nachmessen.',
      en: 'An afternoon at the bench: winding, soldering, and checking with the network analyser.',
    },
    text: {
      de: [
        'Wir bauen in kleiner Runde einen Schwingkreis und stimmen ihn auf die Frequenz eines Wasserstoffkerns ab. Werkzeug und Material liegen bereit.',
      ],
      en: [
        'In a small group we build a resonant circuit and tune it to the frequency of a hydrogen nucleus. Tools and material are provided.',
      ],
    },
    at: { days: 30, weekday: 3, clock: '14:00' },
    until: { clock: '17:00' },
    place: { de: 'Elektronikwerkstatt, Raum 0.09', en: 'Electronics workshop, room 0.09' },
    address: institute,
    seats: { inPresence: 6 },
    guests: { seated: 6, waiting: 2 },
  },
  {
    title: { de: 'Doktorandentag: Zehn Folien, zehn Minuten', en: 'PhD day: ten slides, ten minutes' },
    teaser: {
      de: 'Wer am Institut promoviert, erzählt, woran es gerade hakt.',
      en: 'Doctoral researchers at the institute tell us where they are stuck.',
    },
    text: {
      de: [
        'Zehn Vorträge, jeder mit einer offenen Frage am Ende. Zuhören können auch Gäste aus anderen Häusern.',
      ],
      en: ['Ten talks, each ending with an open question. Guests from elsewhere are welcome to listen.'],
    },
    at: { days: 4, weekday: 4, clock: '09:30' },
    until: { clock: '16:00' },
    place: { de: 'Seminarraum 2.01', en: 'Seminar room 2.01' },
    address: institute,
    seats: { inPresence: 40 },
    registration: { opens: -30, closes: -1 },
  },
  {
    title: { de: 'Schnuppertag für Schülerinnen und Schüler', en: 'A day at the institute for pupils' },
    teaser: {
      de: 'Ein Tag am Institut für alle ab Klasse 9: selbst messen, selbst rechnen, selbst fragen.',
      en: 'A day at the institute for everyone from year 9 on: measure, compute and ask for yourself.',
    },
    text: {
      de: [
        'Am Vormittag legen wir ein Ei in den Tomographen und sehen nach, was in ihm steckt. Am Nachmittag rechnet ihr aus den Rohdaten euer eigenes Bild.',
        'Mitbringen müsst ihr nichts außer Neugier. Metall bleibt in der Garderobe, das Mittagessen übernehmen wir.',
      ],
      en: [
        'In the morning we put an egg into the scanner and look at what is inside. In the afternoon you compute your own image from the raw data.',
        'There is nothing to bring but curiosity. Metal stays in the cloakroom, and lunch is on us.',
      ],
    },
    picture: 'spinFans',
    at: { days: 52, weekday: 5, clock: '09:00' },
    until: { clock: '15:30' },
    place: { de: 'Foyer', en: 'Foyer' },
    address: institute,
    seats: { inPresence: 24 },
    registration: { opens: 6, closes: 45 },
    question: { de: 'In welche Klasse gehst du?', en: 'Which year are you in?' },
    fields: { highlight: true },
  },
  {
    title: {
      de: 'Zwanzig Jahre Institut: Tag der offenen Tür',
      en: 'Twenty years of the institute: open day',
    },
    teaser: {
      de: 'Seit 2006 messen wir mit starken Feldern. Das feiern wir mit allen, die dazu beigetragen haben, und mit allen, die neugierig sind.',
      en: 'We have measured with strong fields since 2006. We celebrate with all who helped, and with all who are curious.',
    },
    text: {
      de: [
        'An diesem Tag stehen alle Räume offen, auch solche, die sonst verschlossen sind. Kommen können alle, mit und ohne Vorwissen. Der Eintritt ist frei; die Anmeldung hilft uns, genug Suppe zu kochen.',
      ],
      en: [
        'On this day every room is open, including those that are normally locked. Everyone is welcome, whether or not they know any physics. Admission is free; registering helps us to cook enough soup.',
      ],
    },
    picture: 'precessionCones',
    at: { days: 150, weekday: 6, clock: '10:00' },
    until: { clock: '20:00' },
    place: { de: 'Institut und Hof', en: 'The institute and its courtyard' },
    address: institute,
    programme: [
      {
        clock: '10:00',
        title: { de: 'Das Haus öffnet', en: 'Doors open' },
        text: {
          de: 'Begrüßung im Foyer. Karten für die Führungen gibt es dort am Tisch.',
          en: 'Welcome in the foyer. Tickets for the tours are handed out at the desk there.',
        },
      },
      {
        clock: '10:30',
        until: '13:00',
        title: { de: 'Führungen und Versuche', en: 'Tours and experiments' },
        text: {
          de: 'Jede halbe Stunde beginnt eine Führung, auf Deutsch und auf Englisch.',
          en: 'A tour starts every half hour, in German and in English.',
        },
      },
      {
        clock: '13:00',
        until: '14:30',
        title: { de: 'Mittagessen im Hof', en: 'Lunch in the courtyard' },
        text: {
          de: 'Suppe und Kuchen, dazu Zeit für Gespräche mit den Arbeitsgruppen.',
          en: 'Soup and cake, and time to talk to the research groups.',
        },
      },
      {
        clock: '14:30',
        until: '15:30',
        title: { de: 'Zwanzig Jahre in zwanzig Bildern', en: 'Twenty years in twenty images' },
        alert: [
          'delayed',
          { de: 'beginnt eine Viertelstunde später', en: 'begins a quarter of an hour later' },
        ],
      },
      {
        clock: '16:00',
        until: '17:30',
        title: { de: 'Gespräch: Die nächsten zwanzig Jahre', en: 'Discussion: the next twenty years' },
        text: {
          de: 'Was können noch stärkere Felder leisten, und was nicht? Mit Fragen aus dem Publikum.',
          en: 'What can even stronger fields do, and what can they not? With questions from the audience.',
        },
      },
      {
        clock: '18:00',
        until: '20:00',
        title: { de: 'Abend mit Musik', en: 'Evening with music' },
        alert: ['cancelled', { de: 'Das Ensemble spielt im Herbst.', en: 'The ensemble plays in autumn.' }],
      },
    ],
    seats: { inPresence: null },
    fields: { isAnniversary: true },
  },
  {
    title: { de: 'German Evening am Hafen', en: 'German Evening by the harbour' },
    teaser: {
      de: 'Etwas zu essen, zwei kurze Grußworte und viel Zeit zum Reden, am Montag der Jahrestagung.',
      en: 'Something to eat, two short speeches and plenty of time to talk, on the Monday of the annual meeting.',
    },
    text: {
      de: [
        'Das Lokal liegt zehn Minuten zu Fuß vom Tagungsort. Wer später kommt, findet uns im ersten Stock.',
      ],
      en: [
        'The restaurant is a ten-minute walk from the venue. If you arrive late, look for us on the first floor.',
      ],
    },
    picture: 'ethanol',
    at: { days: 168, weekday: 1, clock: '19:30' },
    until: { clock: '23:00' },
    place: { de: 'Gasthaus am Hafen', en: 'The harbour inn' },
    address: 'Kaistraße 4\n54321 Tagungsstadt',
    seats: { inPresence: 80 },
    fields: { isIsmrmEvening: true },
  },
  {
    title: { de: 'Hahn-Vorlesung: Das Echo der leisen Kerne', en: 'Hahn Lecture: the echo of quiet nuclei' },
    teaser: {
      de: 'Natrium, Phosphor, Deuterium: Die leisen Kerne erzählen, wie eine Zelle lebt. Im Hörsaal und im Livestream.',
      en: 'Sodium, phosphorus, deuterium: the quiet nuclei tell how a cell lives. In the hall and as a livestream.',
    },
    text: {
      de: [
        'Wasserstoff ist laut. Fast jedes Bild aus dem Tomographen ist ein Bild des Wassers. Andere Kerne antworten tausendmal leiser, doch was sie sagen, weiß das Wasser nicht: ob eine Zelle ihr Salz noch hinauspumpt, woher sie ihre Energie nimmt, wie schnell sie Zucker verbraucht.',
        'Die Vorlesung zeigt, wie man diese Kerne bei sieben und bei vierzehn Tesla hörbar macht, und was Ärztinnen und Ärzte damit anfangen. Danach gibt es Getränke im Foyer.',
      ],
      en: [
        'Hydrogen is loud. Nearly every image from a scanner is an image of water. Other nuclei answer a thousand times more softly, yet they tell what water does not know: whether a cell still pumps out its salt, where it takes its energy from, how fast it uses up sugar.',
        'The lecture shows how these nuclei are made audible at seven and at fourteen tesla, and what doctors do with them. Drinks are served in the foyer afterwards.',
      ],
    },
    picture: 'energyLevels',
    at: { days: 134, weekday: 5, clock: '17:00' },
    until: { clock: '19:00' },
    place: hall,
    address: institute,
    speaker: {
      name: 'Prof. Dr. Adaeze Lindholm',
      text: {
        de: ['Adaeze Lindholm leitet das Labor für Stoffwechselbildgebung in Uppsala-Ost.'],
        en: ['Adaeze Lindholm heads the laboratory for metabolic imaging in Uppsala East.'],
      },
    },
    seats: { inPresence: 120, online: null },
    stream: { address: stream },
    fields: { isHahnLecture: true },
  },
  {
    title: { de: 'Hahn-Vorlesung: Echos aus der Tiefe', en: 'Hahn Lecture: echoes from the deep' },
    teaser: {
      de: 'Wie ein Signal aus dem Hirnstamm wiederkehrt, wenn man es nur lange genug bittet.',
      en: 'How a signal from the brainstem returns, if one only asks for long enough.',
    },
    text: {
      de: [
        'Der Hirnstamm ist klein, er bewegt sich mit jedem Herzschlag, und die Luft daneben verbiegt das Feld. Drei Gründe, warum man ihn lange gemieden hat.',
        'Die Vorlesung zeigte, wie Messungen im Takt des Herzens und eine Karte des Feldes ihn doch sichtbar machen. Wir danken allen, die im Saal und am Bildschirm dabei waren.',
      ],
      en: [
        'The brainstem is small, it moves with every heartbeat, and the air beside it bends the field: three reasons why it was avoided for so long.',
        'The lecture showed how measuring in time with the heart, together with a map of the field, makes it visible after all. We thank everybody who was there, in the hall and on screen.',
      ],
    },
    picture: 'echoTrain',
    at: { days: -230, weekday: 5, clock: '17:00' },
    until: { clock: '19:00' },
    place: hall,
    address: institute,
    speaker: {
      name: 'Prof. Dr. Ingrid Sørbøe',
      text: {
        de: ['Ingrid Sørbøe forscht in Bergen über Bewegung und wie man mit ihr statt gegen sie misst.'],
        en: ['Ingrid Sørbøe works in Bergen on motion, and on measuring with it instead of against it.'],
      },
    },
    seats: { inPresence: 120, online: null },
    registration: { opens: -300, closes: -235 },
    fields: { isHahnLecture: true },
  },
  {
    title: { de: 'Abendvortrag: Was ein Echo erzählt', en: 'Evening talk: what an echo tells' },
    teaser: {
      de: 'Warum ein Signal verklingt, und wie man es zurückruft.',
      en: 'Why a signal dies away, and how to call it back.',
    },
    text: {
      de: [
        'Jeder Kern dreht sich ein wenig anders als sein Nachbar, und bald zeigen alle in andere Richtungen. Ein Puls dreht sie um, und wer am schnellsten war, hat nun den weitesten Weg. So treffen sich alle wieder.',
      ],
      en: [
        'Each nucleus turns a little differently from its neighbour, and soon they all point in different directions. A pulse turns them over, and whoever was fastest now has the longest way. So they all meet again.',
      ],
    },
    at: { days: -45, weekday: 2, clock: '18:30' },
    until: { clock: '20:00' },
    place: hall,
    address: institute,
    speaker: {
      name: 'Prof. Dr. Emeka Okwudiri',
      username: 'okwudiri',
      text: {
        de: ['Emeka Okwudiri leitet die Gruppe Kognitive Neurowissenschaft des Gedächtnisses.'],
        en: ['Emeka Okwudiri leads the group Cognitive neuroscience of memory.'],
      },
    },
    seats: { inPresence: 90 },
    registration: { opens: -90, closes: -46 },
    recording: { film: 'spinEcho', slides: 'what-an-echo-tells.pdf' },
  },
  {
    title: { de: 'Frühjahrsschule Hochfeld-MRT', en: 'Spring school on high-field MRI' },
    teaser: {
      de: 'Drei Tage für Promovierende: Spulen, Sequenzen, Sicherheit, mit Messzeit am Gerät.',
      en: 'Three days for doctoral candidates: coils, sequences, safety, with time at the scanner.',
    },
    text: {
      de: ['Zwölf Promovierende aus fünf Ländern haben gelernt, ein Feld zu glätten und es auch zu lassen.'],
      en: [
        'Twelve doctoral candidates from five countries learned to smooth a field, and when to leave it alone.',
      ],
    },
    picture: 'ernstAngles',
    at: { days: -262, weekday: 3, clock: '09:00' },
    until: { clock: '16:00', days: 2 },
    place: { de: 'Seminarraum 2.01', en: 'Seminar room 2.01' },
    address: institute,
    fields: { isOneDayEvent: false },
  },
  {
    title: { de: 'Sommerfest', en: '' },
    teaser: { de: '', en: '' },
    text: { de: ['Noch zu klären: Tag, Musik, Grill.'], en: [] },
    at: null,
    until: { clock: '' },
    place: { de: '', en: '' },
    address: '',
    fields: { start: null, end: null, isVisible: false, isDetailsVisible: false },
  },
]
