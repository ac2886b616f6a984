import { expect, test } from 'vitest'
import { lackingIn } from './lacking-in.ts'

const nothing = { alt: { de: '', en: '' } }
const inGerman = { alt: { de: 'Eine Spule', en: '' } }
const answer = { way: 'describe', alt: { de: '', en: '' }, reason: '' } as const

test('a picture without a description needs one in at least one language', () => {
  expect(lackingIn({ ...answer, alt: { de: 'Eine Spule', en: '' } }, nothing)).toEqual([])
  expect(lackingIn(answer, nothing)).toEqual(['de', 'en'])
})

test('a picture described in one language needs the other one', () => {
  expect(lackingIn({ ...answer, alt: { de: 'Eine Spule', en: ' ' } }, inGerman)).toEqual(['en'])
  expect(lackingIn({ ...answer, alt: { de: 'Eine Spule', en: 'A coil' } }, inGerman)).toEqual([])
})

test('a decorative picture needs no description, and a reason needs words', () => {
  expect(lackingIn({ ...answer, way: 'decorative' }, nothing)).toEqual([])
  expect(lackingIn({ ...answer, way: 'reason', reason: ' ' }, nothing)).toEqual(['reason'])
})
