import type { Bilingual } from '#contract/language.ts'

/** The home page. */
export const site = {
  heroTitle: { de: 'Wir sehen dem Gehirn bei der Arbeit zu', en: 'We watch the brain at work' },
  heroLead: {
    de: 'Bei sieben Tesla wird sichtbar, was sonst verborgen bleibt: Schichten der Hirnrinde, feinste Gefäße, der Stoffwechsel einzelner Regionen. Wir bauen die Messtechnik dafür und forschen mit ihr.',
    en: 'At seven tesla, what is otherwise hidden becomes visible: layers of the cortex, the finest vessels, the metabolism of single regions. We build the instruments for it, and do research with them.',
  },
  readNews: { de: 'Neuigkeiten lesen', en: 'Read our news' },
  writeToUs: { de: 'Schreiben Sie uns', en: 'Write to us' },
  newsTitle: { de: 'Neuigkeiten', en: 'News' },
  allNews: { de: 'Alle Neuigkeiten', en: 'All news' },
  noNews: {
    de: 'Noch keine Neuigkeiten. Hier erscheinen Berichte aus dem Institut.',
    en: 'No news yet. Reports from the institute appear here.',
  },
  whatTitle: { de: 'Was wir tun', en: 'What we do' },
  whatLead: {
    de: 'Das Institut verbindet Physik, Medizin und Psychologie an einem Magneten, dessen Feld etwa 140.000-mal so stark ist wie das der Erde.',
    en: 'The institute brings physics, medicine and psychology together at a magnet whose field is some 140,000 times as strong as the Earth’s.',
  },
  measure: { de: 'Messen', en: 'Measuring' },
  measureText: {
    de: 'Wir entwickeln Spulen und Pulse, die das starke Feld gleichmäßig nutzen. So wird jedes Bild überall gleich genau.',
    en: 'We develop coils and pulses that use the strong field evenly. This makes every image equally exact everywhere.',
  },
  understand: { de: 'Verstehen', en: 'Understanding' },
  understandText: {
    de: 'Wir untersuchen, wie das Gehirn lernt, sich erinnert und altert, in Schichten von weniger als einem Millimeter.',
    en: 'We study how the brain learns, remembers and ages, in layers thinner than a millimetre.',
  },
  heal: { de: 'Heilen helfen', en: 'Helping to heal' },
  healText: {
    de: 'Mit Kliniken prüfen wir, wann das Ultrahochfeld Krankheiten früher zeigt und wann nicht.',
    en: 'With hospitals we examine when ultra-high field shows a disease earlier, and when it does not.',
  },
  factsTitle: { de: 'Das Institut in drei Zahlen', en: 'The institute in three figures' },
  fieldStrength: { de: 'Feldstärke unseres ersten Tomographen', en: 'field strength of our first scanner' },
  frequency: { de: 'Larmorfrequenz der Protonen darin', en: 'Larmor frequency of the protons in it' },
  years: { de: 'Jahr der Gründung', en: 'year of foundation' },
  description: {
    de: 'Forschung mit Magnetresonanztomographie bei sieben Tesla: Neuigkeiten, Veranstaltungen und Menschen des Instituts.',
    en: 'Research with magnetic resonance imaging at seven tesla: news, events and people of the institute.',
  },
} as const satisfies Record<string, Bilingual<string>>
