import { block, type SeedPage, text } from './parts.ts'

/** Who we are: the institute, its namesake, statutes, people, work and partners. */
export const aboutPages: SeedPage[] = [
  {
    category: 'about',
    page: 'institute',
    title: { de: 'Das Institut', en: 'The institute' },
    lead: {
      de: 'Seit 2006 untersuchen wir mit sehr starken Magnetfeldern, wie der Mensch gebaut ist und wie er arbeitet.',
      en: 'Since 2006 we have used very strong magnetic fields to study how humans are built and how they work.',
    },
    slug: { de: 'institut', en: 'institute' },
    picture: 'magnetField',
    items: [
      text(
        { id: 'what-we-do', title: { de: 'Was wir tun', en: 'What we do' } },
        [
          'Ein Magnetresonanztomograph im Krankenhaus arbeitet mit 1,5 oder 3 Tesla. Unsere Geräte haben 7 und 9,4 Tesla. Das Signal wächst mit dem Feld, und damit wächst, was man sehen kann.',
        ],
        [
          'A scanner in a hospital works at 1.5 or 3 tesla. Ours have 7 and 9.4 tesla. The signal grows with the field, and so does what one can see.',
        ],
      ),
      block(
        'figures',
        { id: 'in-figures', title: { de: 'In Zahlen', en: 'In figures' } },
        {
          figures: [{ value: { de: '2006', en: '2006' }, label: { de: 'gegründet', en: 'founded' } }],
        },
      ),
    ],
  },
]
