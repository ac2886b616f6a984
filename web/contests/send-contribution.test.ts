import { expect, test } from 'vitest'
import { changedWords } from './send-contribution.ts'

const names = ['titleDe', 'titleEn', 'textDe', 'textEn', 'altTextDe', 'altTextEn', 'name']

function changed(typed: Record<string, string>, shown?: string) {
  const form = new FormData()
  for (const name of names) form.set(name, typed[name] ?? '')
  if (shown !== undefined) form.set('shown', shown)
  return changedWords(form)
}

const shown = JSON.stringify({
  ...{ titleDe: 'Echo', titleEn: '', textDe: 'Eins\nzwei', textEn: '' },
  ...{ altTextDe: 'Hell', altTextEn: '', name: 'Ada' },
})

test('only the texts that an artist has changed are sent', () => {
  const typed = { titleDe: 'Echo', textDe: 'Eins\r\nzwei', altTextDe: '', name: 'Ada L.' }
  expect(changed(typed, shown)).toEqual({ altTextDe: '', name: 'Ada L.' })
})

test.each([undefined, '', 'null', '{', '"text"', '[1]'])(
  'all texts are sent if the form does not say what it showed: %j',
  wrong => {
    expect(Object.keys(changed({ titleDe: 'Echo' }, wrong)).sort()).toEqual([...names].sort())
  },
)
