import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countTests } from './test-count.ts'

const failedTest = (fullName: string) => ({ status: 'failed', fullName })
const fileOf = (name: string, ...assertionResults: object[]) => ({ name, status: 'failed', assertionResults })
const broken = fileOf('/site/e2e/broken.test.ts')
const half = fileOf('/site/e2e/half.test.ts', failedTest('a name is shown'), {
  status: 'passed',
  fullName: 'a name is kept',
})
const whole = { name: '/site/e2e/whole.test.ts', status: 'passed', assertionResults: [] }

test('a file that breaks before its first test counts as one failure', async () => {
  const { passed, failed } = await count({ numFailedTests: 1, testResults: [broken, half, whole] })
  expect([passed, failed]).toEqual([4, 2])
})

test('a file whose preparation fails counts as one failure, though its tests are only left out', async () => {
  const unprepared = fileOf('/site/e2e/site.test.ts', { status: 'pending', fullName: 'a name is shown' })
  const counted = await count({ numPassedTests: 0, numFailedTests: 0, testResults: [unprepared] })
  expect([counted.passed, counted.failed]).toEqual([0, 1])
})

test('a run without a report is a failure', async () => {
  const counted = await countTests('/nowhere/report.json')
  expect([counted.passed, counted.failed]).toEqual([0, 1])
})

async function count(report: object) {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ numPassedTests: 4, ...report }))
  return countTests(join(folder, 'report.json'))
}
