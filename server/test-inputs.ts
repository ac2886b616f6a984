import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'vitest'

const folder = resolve('../shared/data/inputs')

/** A test with files that people have sent; skipped if their folder does not exist next to the project. */
export const testWithInputs = test.runIf(existsSync(folder))

export function inputBytes(name: string): Buffer {
  return readFileSync(join(folder, name))
}

export function inputLines(name: string): string[] {
  return inputBytes(name)
    .toString('utf8')
    .split(/\r?\n/)
    .filter(line => line !== '')
}
