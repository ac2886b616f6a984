import { expect, test } from 'vitest'
import { contestTexts, demoContests } from '../contests.ts'
import { demoPolls } from '../polls.ts'
import { demoPages } from '../seed-pages.ts'

// Pages with a module that itself states when something begins and ends, who may take part, how often, and
// for what.
const withModule = [
  'anniversary-event',
  'event',
  'hahn-lecture',
  'ismrm-german-evening',
  'artifact',
  'artifact-overview',
  'artifact-voting',
]

const states =
  /(?<!\p{L})öffnet (auf|hier|sich|die Anmeldung|das Formular)|(?<!\p{L})öffnet\.|\bgeschlossen\b|\bschließt\b|\bläuft\b|\blaufen(d|den)?\b|\bsobald\b|\bsolange\b|\bnoch nicht\b|\b(opens|closes|closed|is running|(voting|registration|form) is open|as soon as|as long as|not yet)\b|\bonce (the|all|voting)\b/iu
const dates =
  /\b\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b|\bbis zum \d|\buntil \d/
const rules =
  /\b(drei|zwei|fünf) (Stimmen|Punkte|Preise)\b|\b(three|two|five) (votes|points|prizes)\b|\bbis zu (drei|fünf)\b|\bup to (three|five)\b|\bQuittung|\breceipt\b|\bEinreichen (dürfen|darf)|\bmay submit\b|\bJury entscheidet|\bjury decides|\bPublikum stimmt|\bpublic votes|\d+ (Plätze|Personen|seats|people)\b|\bseats \d/i

/** Returns all strings within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const repeated = (value: unknown) =>
  textsIn(value).filter(text => [states, dates, rules].some(pattern => pattern.test(text)))

test.each(withModule)('the text of %s repeats nothing that its module says', name => {
  const pages = demoPages.filter(({ page }) => page === name)
  expect(pages).toHaveLength(1)
  expect(repeated(pages)).toEqual([])
})

test('texts of polls and contests repeat neither their times nor who votes and how', () => {
  const contests = demoContests.map(({ title, lead }) => ({ title, lead }))
  expect(repeated([contests, contestTexts.text, demoPolls.map(({ teaser }) => teaser)])).toEqual([])
})

test.each([
  'Das Formular öffnet auf dieser Seite.',
  'Sobald der Termin feststeht, lesen Sie ihn hier.',
  'Voting is open until 12 March.',
  'You have three votes.',
  'Einreichen dürfen alle, die am Institut arbeiten.',
  'Der Hörsaal fasst 220 Personen.',
])('“%s” is recognised as a repetition', sentence => expect(repeated(sentence)).toEqual([sentence]))
