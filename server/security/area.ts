import { opens } from '#contract/permissions.ts'
import type { Area } from '#server/platform/areas/areas.ts'
import { forgetSecurityEvents } from './jobs.ts'
import { openIncidents } from './security.ts'

export const securityArea = {
  jobs: { forgetSecurityEvents },
  waiting: [{ may: opens.safety, name: 'openIncidents', count: openIncidents }],
} satisfies Area
