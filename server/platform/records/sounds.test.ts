import { expect, test } from 'vitest'
import { soundOf } from './sounds.ts'

test.each([
  ['maier', 'meyer', '607'],
  ['schmid', 'schmit', '8602'],
  ['philip', 'filip', '30501'],
  ['lindqvist', 'lindkwist', '506243082'],
  ['klaus', 'claus', '4508'],
  ['wikipedia', 'vikipedia', '30401020'],
  ['muler', 'miler', '60507'],
])('%s sounds like %s', (one, other, sound) => expect([soundOf(one), soundOf(other)]).toEqual([sound, sound]))

test('words that sound different are told apart', () => expect(soundOf('maier')).not.toBe(soundOf('bauer')))
