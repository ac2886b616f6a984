import { expect, test } from 'vitest'
import { lackingIn } from './lacking-in.ts'

const nothing = { alt: { de: '', en: '' } }
const inGerman = { alt: { de: 'Eine Spule', en: '' } }
const answer = { way: 'describe', alt: { de: '', en: '' }, reason: '' } as const

test('of a picture that nobody has described one language may do, where it is published in no other', () => {
  expect(lackingIn({ ...answer, alt: { de: 'Eine Spule', en: '' } }, nothing)).toEqual([])
  expect(lackingIn(answer, nothing)).toEqual(['de', 'en'])
})

test('of one that was described in a language and is asked for all the same, the other is missing', () => {
  expect(lackingIn({ ...answer, alt: { de: 'Eine Spule', en: ' ' } }, inGerman)).toEqual(['en'])
  expect(lackingIn({ ...answer, alt: { de: 'Eine Spule', en: 'A coil' } }, inGerman)).toEqual([])
})

test('what only decorates needs no words, and a reason needs some', () => {
  expect(lackingIn({ ...answer, way: 'decorative' }, nothing)).toEqual([])
  expect(lackingIn({ ...answer, way: 'reason', reason: ' ' }, nothing)).toEqual(['reason'])
})
