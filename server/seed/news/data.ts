import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const dataNews: SeedNews = {
  picture: 'noiseCorrelation',
  category: 'Forschung',
  tags: ['Daten', 'Methoden'],
  daysAgo: 305,
  title: {
    de: 'Rohdaten bewegter Köpfe, zum Nachrechnen',
    en: 'Raw data of moving heads, to check for yourself',
  },
  teaser: {
    de: 'Wir geben einen Datensatz weiter, an dem sich Verfahren gegen Bewegungsunschärfe prüfen lassen: 144 Messungen bei 7 Tesla, mit dem wahren Weg jedes Kopfes.',
    en: 'We are sharing a data set for testing methods that correct for motion: 144 scans at 7 tesla, with the true path of every head.',
  },
  text: {
    de: [
      'Ob ein Rechenverfahren die Bewegung eines Kopfes ausgleicht, zeigt sich erst an echten Messungen. Dafür braucht man dreierlei: die Signale, wie sie aus den Spulen kamen, eine unabhängige Messung der Bewegung und ein Bild desselben Kopfes in Ruhe. Kaum eine öffentliche Sammlung enthält alle drei.',
      'Unsere Gruppe [Bildrekonstruktion und Datenanalyse](/de/forschung/gruppe/bildrekonstruktion-und-datenanalyse) hat deshalb 24 Freiwillige gebeten, sich im Gerät mit Absicht zu bewegen: nicken, drehen, husten, jeweils auf ein Zeichen. Eine Kamera hat dabei achtzigmal in der Sekunde festgehalten, wo der Kopf war.',
    ],
    en: [
      'Whether an algorithm really corrects for the motion of a head shows only on real measurements. This takes three things: the signals as they came from the coils, an independent record of the motion, and an image of the same head at rest. Hardly any public collection has all three.',
      'Our group [Image reconstruction and data analysis](/en/research/group/image-reconstruction-and-data-analysis) therefore asked 24 volunteers to move in the scanner on purpose: to nod, to turn, to cough, each on a signal. Eighty times a second a camera recorded where the head was.',
    ],
  },
  items: [
    block(
      'figures',
      { id: 'in-figures', title: { de: 'Der Datensatz in Zahlen', en: 'The data set in figures' } },
      {
        figures: [
          { value: { de: '24', en: '24' }, label: { de: 'Freiwillige', en: 'volunteers' } },
          {
            value: { de: '144', en: '144' },
            label: { de: 'Messungen, sechs je Person', en: 'scans, six of each person' },
          },
          {
            value: { de: '80', en: '80' },
            label: { de: 'Orte des Kopfes in jeder Sekunde', en: 'positions of the head each second' },
          },
          {
            value: { de: '850 GB', en: '850 GB' },
            label: { de: 'Signale von 32 Empfangskanälen', en: 'of signals from 32 receive channels' },
          },
        ],
      },
    ),
    text(
      { id: 'what-is-in-it', title: { de: 'Was darin ist', en: 'What is in it' } },
      [
        'Zu jeder Messung gehören:',
        [
          'die Signale aller Kanäle, ungefiltert',
          'das Rauschen ohne Puls, aus dem sich ergibt, wie stark die Kanäle zusammenhängen',
          'eine Karte des Feldes vor und nach der Bewegung',
          'Ort und Drehung des Kopfes mit Zeitstempel',
          'dasselbe Bild in Ruhe, als Vergleich',
        ],
        'Dazu kommt unser [2022 ausgezeichnetes Programm](/de/forschung/auszeichnungen) in der Fassung, mit der wir selbst gerechnet haben. So lässt sich jeder Schritt nachvollziehen, auch der, mit dem wir nicht zufrieden sind: Bei Hustenstößen bleibt ein Rest.',
      ],
      [
        'Each scan comes with:',
        [
          'the signals of all channels, unfiltered',
          'the noise without a pulse, which tells how strongly the channels are coupled',
          'a map of the field before and after the motion',
          'position and rotation of the head, with time stamps',
          'the same image at rest, for comparison',
        ],
        'We add the program that [won a prize in 2022](/en/research/awards), in the version that we used ourselves. Every step can be repeated, including the one we are not happy with: coughing leaves something behind.',
      ],
    ),
    text(
      { id: 'who-gets-it', title: { de: 'Wer ihn bekommt', en: 'Who can have it' } },
      [
        'Aus den Rohdaten eines Kopfes lässt sich ein Gesicht berechnen. Deshalb stehen sie nicht offen im Netz, obwohl alle 24 der Weitergabe zugestimmt haben. Forschungseinrichtungen erhalten sie nach einem kurzen Vertrag: kein Versuch, jemanden zu erkennen, keine Weitergabe, Löschung auf Wunsch der Freiwilligen. Schreiben Sie mit einem Satz zu Ihrem Vorhaben an office@example.org. Die Messungen am Phantom bekommen Sie ohne Vertrag.',
      ],
      [
        'A face can be computed from the raw data of a head. This is why they are not openly on the web, although all 24 have agreed to their being shared. Research institutions receive them after signing a short agreement: no attempt to identify anybody, no passing on, deletion where a volunteer wishes it. Write to office@example.org with one sentence on your plans. The scans of a phantom come without an agreement.',
      ],
    ),
    block(
      'downloads',
      { id: 'downloads', title: { de: 'Zum Herunterladen', en: 'To download' } },
      {
        files: [
          {
            label: {
              de: 'Verzeichnis der Spalten, auf Deutsch und Englisch',
              en: 'List of columns, in German and English',
            },
            file: 'moving-heads-columns.csv',
          },
        ],
      },
    ),
    block(
      'contactPerson',
      { id: 'contact', title: { de: 'Fragen zum Datensatz', en: 'Questions about the data' } },
      {
        name: 'Dragan Petrović',
        role: {
          de: 'Rechnergruppe, Bildrekonstruktion und Datenanalyse',
          en: 'Computing, Image reconstruction and data analysis',
        },
        text: {
          de: 'Schickt Ihnen den Vertrag und hilft beim Einlesen.',
          en: 'Sends you the agreement and helps you to read the files.',
        },
        email: 'office@example.org',
        phone: null,
      },
    ),
  ],
}
