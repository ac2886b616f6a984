import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicMenu } from './public-menu.ts'

test.each(languages)('polls are in the menu, and are marked where one of them is shown: %s', language => {
  const polls = addressOf('polls', language)
  const linksAt = (current: string) =>
    publicMenu(language, current).flatMap(entry => ('links' in entry ? (entry.links ?? []) : []))
  expect(linksAt('/').filter(({ href }) => href === polls)).toMatchObject([{ current: false }])
  expect(linksAt(`${polls}/wo`).filter(({ current }) => current)).toMatchObject([{ href: polls }])
})
