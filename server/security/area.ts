import { opens } from '#contract/permissions.ts'
import type { Area } from '#server/platform/areas/areas.ts'
import { securityForgets } from './forgets.ts'
import { openIncidents } from './security.ts'

export const securityArea = {
  forgets: securityForgets,
  waiting: [{ may: opens.safety, name: 'openIncidents', count: openIncidents }],
} satisfies Area
