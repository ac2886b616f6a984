import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countTests } from './test-count.ts'

test('a file that breaks before its first test counts as one failure', async () => {
  const broken = { status: 'failed', assertionResults: [] }
  const half = { status: 'failed', assertionResults: [{}, {}] }
  expect(await count({ numPassedTests: 4, numFailedTests: 1, testResults: [broken, half] })).toEqual({
    passed: 4,
    failed: 2,
  })
})

test('a run without a report is a failure', async () => {
  expect(await countTests('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 })
})

async function count(report: object) {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  return countTests(join(folder, 'report.json'))
}
