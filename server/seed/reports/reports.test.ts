import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoReports, reportFiles } from './reports.ts'

const at = (name: string) => join(import.meta.dirname, name)

test('every report of the demo lies ready with its cover and a tagged PDF in its languages, each in at most 60 kB', async () => {
  for (const { year, languages } of demoReports) {
    const files = reportFiles(year)
    for (const name of [files.cover, ...languages.map(language => files[language])])
      expect((await stat(at(name))).size, name).toBeLessThanOrEqual(60_000)
    for (const language of languages)
      expect(await readFile(at(files[language]), 'latin1'), files[language]).toContain('/MarkInfo')
  }
})
