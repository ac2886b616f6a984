import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Counts of a run from its JSON report; a file that fails before its first test counts as one failure. */
export async function countTests(report: string): Promise<{ passed: number; failed: number }> {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = reportShape.parse(JSON.parse(text))
  const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
