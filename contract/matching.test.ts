import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { matchAddress, reservedSlugs } from './matching.ts'
import { type PageName, pageNames, pathnames } from './pathnames.ts'

test('the address of every page matches that page', () => {
  for (const name of pageNames)
    for (const language of languages) {
      const words = pathnames[name].path[language].split('/')
      const path = words.map(word => (word === '*' ? 'a/b' : word.startsWith(':') ? '17' : word)).join('/')
      expect(matchAddress(`/${language}/${path}`), path).toMatchObject({ name, language })
    }
})

test('a fixed word wins over a slug, and parameters are decoded', () => {
  expect(matchAddress('/de/info/neuigkeiten')?.name).toBe('news')
  expect(matchAddress('/de/info/neuigkeiten/caf%C3%A9')).toMatchObject({
    name: 'newsItem',
    parameters: { slug: 'café' },
  })
  expect(matchAddress('/en/artifact/overview')?.name).toBe('artifactOverview')
  expect(matchAddress('/de/backstage/info/event/registration')?.name).toBe('backstageRegistrations')
  expect(matchAddress('/en/artifact/2026')?.name).toBe('artifactContest')
})

test('an address of no page matches none', () => {
  for (const address of ['/', '/fr', '/kontakt', '/de/info/neuigkeiten/a/b', '/de/a/b/c/d/e', '/de/contact'])
    expect(matchAddress(address), address).not.toMatchObject({ name: 'contact' })
  expect(matchAddress('/de/info/neuigkeiten/a/b')).toBeNull()
  expect(matchAddress('/fr')).toBeNull()
})

test('fixed path segments beside the pages of a record are reserved slugs', () => {
  expect(reservedSlugs('artifactContest')).toContain('overview')
  expect(reservedSlugs('contentPage')).toContain('media')
})

test.each<[PageName, string[]]>([
  ['poll', ['bestaetigen', 'confirm']],
  ['artifactContest', ['beitrag', 'contribution', 'einreichung', 'submission', 'overview']],
  ['newsletterIssue', ['aktivierung', 'activation', 'abmelden', 'unsubscribe', 'zurueck', 'return']],
  ['contentPage', ['media', 'vorschau', 'preview', 'meine-daten', 'ueber', 'about']],
])('beside %s path segments with further pages below are reserved in both languages', (page, words) => {
  expect([...reservedSlugs(page)]).toEqual(expect.arrayContaining(words))
})

test('parameters and path segments of other places are not reserved slugs', () => {
  for (const word of ['', ':slug', ':token', '*', 'team', 'overview'])
    expect(reservedSlugs('contentPage')).not.toContain(word)
})
