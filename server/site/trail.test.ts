import { expect, test } from 'vitest'
import { trailAbove } from './trail.ts'

test.each([
  ['/de/forschung/gruppe/mr-physik-und-spulen', ['Forschung', 'Arbeitsgruppen']],
  ['/de/info/neuigkeiten/acht-kanaele', ['Aktuelles', 'Neuigkeiten']],
  ['/de/info/hahn-lecture/geschichte', ['Aktuelles', 'Hahn-Vorlesung']],
  ['/de/newsletter/sommer-am-institut', ['Aktuelles', 'Newsletter']],
  ['/de/newsletter', ['Aktuelles']],
  ['/de/ismrm-german-evening', ['Aktuelles']],
  ['/de/artifact-abstimmung', ['ARTifact']],
  ['/de/artifact/overview', ['ARTifact']],
  ['/de/artifact', []],
  ['/de/info', []],
  ['/de/kontakt', []],
  ['/de', []],
])('a search hit at %s has the breadcrumbs of its page', (address, above) =>
  expect(trailAbove(address, 'de')).toEqual(above),
)
