import { expect, test } from 'vitest'
import { isWeak } from './weak-password.ts'

const names = ['jonas', 'jonas.keller@example.org', 'Jonas', 'Keller']

test.each([
  'passwortpasswort',
  'Passwort1234567!',
  'P4ssw0rtP4ssw0rt',
  'qwertzuiopasdfghjkl',
  '1qaz2wsx3edc4rfv!!',
  '123456789012345',
  'abcabcabcabcabcabc',
  'aaaaaaaaaaaaaaa1',
  'Sommer2026Sommer2026!',
  'correct horse battery staple',
  'Das ist mein Passwort',
  'welcome-welcome-1',
  'Jonas1234567890!',
  'jonas.keller@example.org1',
  'letmeinletmein2026',
  'hahn-institut-7-tesla',
  'Erwin-Hahn-Institut Essen',
  'Institut für Ultrahochfeld-MRT',
  'institute for ultra-high-field MRI',
  'Hahn-Vorlesung-2026!',
  'MagnetresonanzTomographie7T',
  'Ich liebe dich sehr!',
  '0987654321098765',
])('%s is weak', password => {
  expect(isWeak(password, names)).toBe(true)
})

test.each([
  'vier zufällige Wörter Kamel',
  'Blaubeere tanzt rückwärts im Aufzug',
  'kX9#pL2vQ8!mZ4tR',
  'ziegel hafer trompete mondlicht',
  'Resonanz Hafer Magnet Trompete',
  'pebble-lantern-orbit-mustard',
  '私のパスワードはとても長いです。本当に',
])('%s is not weak', password => {
  expect(isWeak(password, names)).toBe(false)
})
