import { z } from 'zod'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { findWithoutAvif, findWithoutPreview } from './queries.ts'
import { sweepFiles } from './sweep.ts'
import { makeAvifVariants, makeMissingVariants, makePreview } from './variants.ts'

const picture = z.object({ fileId: z.int() })

export const filesJobs = {
  makeVariants: (given, data) => makeVariants(given, picture.parse(data).fileId),
  makeAvif: (given, data) => makeAvif(given, picture.parse(data).fileId),
  makePreview: (given, data) => makePreviewOf(given, picture.parse(data).fileId),
  makeMissing: given => makeMissing(given),
  sweepFiles: async given => void (await sweepFiles(given)),
} satisfies Record<string, Job<Dependencies>>

/** Clears the cache, so that pages show the picture with its smaller versions. */
async function makeVariants(given: Dependencies, fileId: number): Promise<void> {
  await makeMissingVariants(given, fileId)
  await clearFileCaches(given)
}

async function makeAvif(given: Dependencies, fileId: number): Promise<void> {
  if (await makeAvifVariants(given, fileId)) await clearFileCaches(given)
}

async function makePreviewOf(given: Dependencies, fileId: number): Promise<void> {
  if (await makePreview(given, fileId)) await clearFileCaches(given)
}

const mostANight = 200 // of 30 seconds each on a small machine

/** For files uploaded before AVIF versions and PDF previews existed. */
async function makeMissing({ db, jobs }: Dependencies): Promise<void> {
  await jobs.enqueueAll(db, 'makeAvif', tasksFor(await findWithoutAvif(db, mostANight)))
  await jobs.enqueueAll(db, 'makePreview', tasksFor(await findWithoutPreview(db, mostANight)))
}

function tasksFor(fileIds: readonly number[]) {
  return fileIds.map(fileId => ({ fileId }))
}

async function clearFileCaches({ db, cache }: Dependencies): Promise<void> {
  await clearCaches(db, ['files'])
  cache.clear(['files'])
}
