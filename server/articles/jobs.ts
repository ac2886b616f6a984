import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { harvestArticles } from './harvest.ts'
import { importArticles } from './import-work.ts'

export const articleJobs = { harvestArticles, importArticles } satisfies Record<string, Job<Dependencies>>
