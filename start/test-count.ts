import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

export interface TestCount {
  passed: number
  failed: number
}

/** Counts of a run from its JSON report; a file that fails although none of its tests does counts as one failure. */
export async function countTests(report: string): Promise<TestCount> {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = reportShape.parse(JSON.parse(text))
  const failing = testResults.filter(file => file.status === 'failed')
  const broken = failing.filter(file => !file.assertionResults.some(({ status }) => status === 'failed'))
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
