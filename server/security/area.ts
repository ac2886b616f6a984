import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { securityForgets } from './forgets.ts'
import { findMistakes } from './mistakes.ts'
import { securityRouter } from './router.ts'
import { openIncidents } from './security.ts'

const admins = '--------o'

export const securityArea = {
  calls: securityRouter,
  access: {
    metrics: admins,
    mistakes: admins,
    drill: admins,
    list: admins,
    find: admins,
    resolve: admins,
    resolveMany: admins,
    audit: admins,
    auditFilters: admins,
    'addresses.list': admins,
    'addresses.block': admins,
    'addresses.release': admins,
  },
  forgets: securityForgets,
  stays: { incidentSteps: 'go with their incident' },
  waiting: [
    { may: opens.safety, name: 'openIncidents', count: openIncidents },
    { may: opens.safety, name: 'siteMistakes', count: async context => (await findMistakes(context)).length },
  ],
} satisfies AreaOf<'security'>
