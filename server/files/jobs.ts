import { z } from 'zod'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { sweepFiles } from './sweep.ts'
import { makeMissingVariants } from './variants.ts'

const picture = z.object({ fileId: z.int() })

export const filesJobs = {
  makeVariants: (given, data) => makeVariants(given, picture.parse(data).fileId),
  sweepFiles: async given => void (await sweepFiles(given)),
} satisfies Record<string, Job<Dependencies>>

/** Pages that show the picture are made anew with its smaller versions. */
async function makeVariants(given: Dependencies, fileId: number): Promise<void> {
  await makeMissingVariants(given, fileId)
  await clearCaches(given.db, ['files'])
  given.cache.clear(['files'])
}
