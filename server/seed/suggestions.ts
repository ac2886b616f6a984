import type { DemoSuggestion } from '#server/articles/articles.ts'
import { journalOf } from './articles.ts'

const ours = 'Erwin Hahn Institute for MRI, Essen, Germany'

/** Results of the nightly search for the demo. Their PubMed numbers and DOIs intentionally do not resolve. */
export const demoSuggestions: readonly DemoSuggestion[] = [
  {
    fields: {
      ...{ pubmedId: '99000001', doi: '10.5555/larmor.found.1', ...journalOf({ journal: 'mrm' }) },
      title: 'Parallel transmission without a reference voltage: universal pulses in twelve minutes less',
      authors: 'Öztürk, Mira; Stellmacher, Ulrich; Brandt, Klara',
      ...{ year: 2026, month: 11, volume: '96', number: '5', pages: '2011–2024' },
    },
    affiliation: ours,
  },
  {
    fields: {
      ...{ pubmedId: '99000002', doi: '10.5555/larmor.found.2', ...journalOf({ journal: 'hip' }) },
      title: 'Sleep and the entorhinal cortex: a laminar study at 7 T',
      authors: 'Echeverría, Sofía; Vandenbroucke, Lotte; Lindner, Paul',
      ...{ year: 2026, month: 10, volume: '36', number: '10', pages: '881–894' },
    },
    affiliation: `Memory Laboratory, ${ours}`,
  },
  {
    fields: {
      ...{ pubmedId: '99000003', doi: '10.5555/larmor.found.3', ...journalOf({ journal: 'rad' }) },
      title: 'Gadolinium-free imaging of small vessels: results of three sites',
      authors: 'Haas, Miriam; Thormählen, Greta; Costa, Inês',
      ...{ year: 2026, month: 10, volume: '61', number: '10', pages: '702–711' },
    },
    affiliation: `Department of Neurology, University Hospital; ${ours}`,
  },
  {
    fields: {
      ...{ pubmedId: '99000004', doi: '10.5555/larmor.found.4', ...journalOf({ journal: 'jmr' }) },
      title: 'Spin echoes in porous rock under pressure',
      authors: 'Hahn, Erwin; Miller, John',
      ...{ year: 2026, month: 9, volume: '388', number: '', pages: '107821' },
    },
    affiliation: 'Hahn Institute of Petroleum Engineering, Houston, TX, USA',
    isRejected: true,
  },
]
