import type { Bilingual } from '#contract/language.ts'

/**
 * Questions that volunteers answer for themselves. Whether they are excluded is decided in person, never
 * here.
 */
export const selfCheck = {
  title: { de: 'Kann ich teilnehmen? Ein erster Blick', en: 'Can I take part? A first look' },
  lead: {
    de: 'Kreuzen Sie an, was auf Sie zutrifft. Ihre Antworten bleiben in diesem Fenster: Sie werden weder gesendet noch gespeichert.',
    en: 'Tick what is true of you. Your answers stay in this window: they are neither sent nor stored.',
  },
  legend: { de: 'Trifft auf mich zu', en: 'True of me' },
  nothing: {
    de: 'Trifft nichts davon zu? Dann spricht nach diesen Fragen nichts gegen eine Teilnahme. Vor jeder Messung fragen wir Sie noch einmal persönlich.',
    en: 'Is none of this true of you? Then nothing in these questions rules you out. Before each scan we ask you once more in person.',
  },
  ask: {
    de: 'Das muss kein Hindernis sein. Sprechen Sie es bitte an, wenn Sie sich bei einer Studie melden.',
    en: 'This need not be an obstacle. Please mention it when you get in touch with a study.',
  },
  stop: {
    de: 'Damit können Sie an unseren Messungen leider nicht teilnehmen. Fragen beantwortet Ihnen das Studienbüro gern.',
    en: 'With this you unfortunately cannot take part in our scans. The study office is glad to answer questions.',
  },
  clear: { de: 'Alles abwählen', en: 'Untick all' },
} as const satisfies Record<string, Bilingual<string>>

interface Question {
  words: Bilingual<string>
  /** `stop`: rules out every scan; `ask`: depends on the case. */
  means: 'stop' | 'ask'
}

export const selfCheckQuestions = {
  pacemaker: {
    words: {
      de: 'Ich trage einen Herzschrittmacher, eine Pumpe oder ein anderes elektronisches Implantat.',
      en: 'I have a pacemaker, a pump or another electronic implant.',
    },
    means: 'stop',
  },
  underage: {
    words: { de: 'Ich bin noch nicht 18 Jahre alt.', en: 'I am not yet 18 years old.' },
    means: 'stop',
  },
  pregnant: {
    words: { de: 'Ich bin schwanger, oder es könnte sein.', en: 'I am pregnant, or may be.' },
    means: 'stop',
  },
  metal: {
    words: {
      de: 'Ich habe Metall im Körper: Platten, Schrauben, Clips, Splitter, eine Spirale.',
      en: 'There is metal in my body: plates, screws, clips, splinters, a contraceptive coil.',
    },
    means: 'ask',
  },
  tattoo: {
    words: {
      de: 'Ich habe Tätowierungen oder Permanent-Make-up.',
      en: 'I have tattoos or permanent make-up.',
    },
    means: 'ask',
  },
  narrow: { words: { de: 'Enge Räume machen mir Angst.', en: 'Narrow spaces frighten me.' }, means: 'ask' },
  lying: {
    words: {
      de: 'Eine Stunde ruhig auf dem Rücken zu liegen, fällt mir schwer.',
      en: 'Lying quietly on my back for an hour is hard for me.',
    },
    means: 'ask',
  },
} as const satisfies Record<string, Question>
