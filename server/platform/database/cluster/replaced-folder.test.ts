import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findReplacement, noteReplacement } from './replaced-folder.ts'

test('a project that was moved finds its data again', () => {
  const { system, first, data, elsewhere } = prepare()
  renameSync(first, elsewhere)
  expect(findReplacement(system, elsewhere)).toBe(data)
  noteReplacement(data, elsewhere)
  expect(findReplacement(system, elsewhere)).toBe(data)
})

test('a copy of a project does not take over its data', () => {
  const { system, first, data, elsewhere } = prepare()
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'data.location'), readFileSync(join(first, 'data.location')))
  expect(() => findReplacement(system, elsewhere)).toThrow(
    `This folder is a copy of ${first}, whose data lies in ${data}: set DATA_DIR`,
  )
})

test('a project that was moved without its note does not start empty', () => {
  const { system, first, data, elsewhere } = prepare()
  rmSync(first, { recursive: true })
  mkdirSync(elsewhere)
  expect(() => findReplacement(system, elsewhere)).toThrow(
    `${data} holds the data of ${first}, which is gone: set DATA_DIR=${data} to go on with it`,
  )
})

test('a second project beside the first has data of its own', () => {
  const { system, data, elsewhere } = prepare()
  mkdirSync(elsewhere)
  expect(findReplacement(system, elsewhere)).not.toBe(data)
})

/** Sets up a project whose data is in the system folder. */
function prepare() {
  const root = mkdtempSync(join(tmpdir(), 'larmor-replaced-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [system, first, elsewhere] = ['system', 'first', 'elsewhere'].map(name => join(root, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(first)
  const data = findReplacement(system, first)
  mkdirSync(join(data, 'postgres'), { recursive: true })
  noteReplacement(data, first)
  return { system, first, elsewhere, data }
}
