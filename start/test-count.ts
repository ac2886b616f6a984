import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

export interface TestCount {
  passed: number
  failed: number
  /** Absolute paths of the files in which something failed, and what. */
  failedFiles: { path: string; tests: string[] }[]
}

/** Counts of a run from its JSON report; a file that fails although none of its tests does counts as one failure. */
export async function countTests(report: string): Promise<TestCount> {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, failedFiles: [] }
  const { numPassedTests, numFailedTests, testResults } = reportShape.parse(JSON.parse(text))
  const failing = testResults.filter(file => file.status === 'failed')
  const broken = failing.filter(file => !file.assertionResults.some(({ status }) => status === 'failed'))
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failedFiles: failing.map(({ name, assertionResults }) => ({
      path: name,
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    })),
  }
}

const mostRunAgain = 5 // files; where more fail, it was no accident

/** The journeys worth a second run on a site of their own: a few, where nothing but journeys failed. */
export function journeysToRunAgain({ failed, failedFiles }: TestCount): TestCount['failedFiles'] {
  const areJourneys = failedFiles.every(({ path }) => path.includes('/e2e/'))
  return failed > 0 && areJourneys && failedFiles.length <= mostRunAgain ? failedFiles : []
}
