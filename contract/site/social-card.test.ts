import { expect, test } from 'vitest'
import { pageOfSocialCard, socialCardAddress } from './social-card.ts'

const path = '/de/info/neuigkeiten/spule'
const picture = { src: '/api/v1/media/7/0123456789abcdef-768.webp', focal: { x: 0.5, y: 0.5 } }
const facts = { title: 'Größere Spule', section: 'Neuigkeiten', picture }

test('the page of a card is read from its address', () => {
  expect(pageOfSocialCard(socialCardAddress(path, facts))).toBe(path)
  expect(pageOfSocialCard(socialCardAddress('/en', { title: 'Home' }))).toBe('/en')
})

test.each([
  ['title', { title: 'Größere Spulen' }],
  ['section', { section: 'Forschung' }],
  ['picture', { picture: { ...picture, src: '/api/v1/media/8/0123456789abcdef-768.webp' } }],
  ['focal point', { picture: { ...picture, focal: { x: 0.5, y: 0.4 } } }],
  ['picture gone', { picture: null }],
])('the address of a card changes with its content: %s', (_, changed) => {
  expect(socialCardAddress(path, { ...facts, ...changed })).not.toBe(socialCardAddress(path, facts))
})

test.each([
  '/card/abc.jpg',
  '/card/de/abc.png',
  '/card/de/ABC.jpg',
  '/card/de/abcdefgh.jpg',
  '/de/abc.jpg',
  '/card/de',
  '/card/de/%6bontakt/abc.jpg',
  '/card/de//kontakt/abc.jpg',
  '/card/de/../en/abc.jpg',
])('%s is no address of a card', address => expect(pageOfSocialCard(address)).toBe(null))
