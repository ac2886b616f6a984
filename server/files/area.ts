import type { AreaOf } from '#server/platform/areas/areas.ts'
import { filesJobs } from './jobs.ts'
import { filesRouter } from './router.ts'

export const filesArea = {
  calls: filesRouter,
  access: {
    list: '---ooo-oo',
    find: '---ooo-oo',
    uses: '---ooo-oo',
    upload: '---ooo-oo',
  },
  jobs: filesJobs,
  stays: { files: 'what staff have uploaded' },
} satisfies AreaOf<'files'>
