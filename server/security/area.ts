import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { sealAudit } from './audit-chain.ts'
import { sendAuditHead } from './audit-head.ts'
import { securityForgets } from './forgets.ts'
import { findMistakes } from './mistakes.ts'
import { securityPersonal } from './personal-data.ts'
import { securityRouter } from './router.ts'
import { openIncidents } from './security.ts'
import { trimSecurityLog } from './security-log.ts'

export const securityArea = {
  calls: securityRouter,
  jobs: {
    sealAudit: async given => sealAudit(given),
    sendAuditHead: async given => sendAuditHead(given),
    trimSecurityLog: async given => trimSecurityLog(given),
  },
  forgets: securityForgets,
  personal: securityPersonal,
  stays: {
    incidentSteps: 'go with their incident',
    auditSeals: 'fingerprints of the audit log, without its words',
    auditHeadReaders: 'go with their person',
  },
  waiting: [
    { may: opens.safety, name: 'openIncidents', count: openIncidents },
    { may: opens.safety, name: 'siteMistakes', count: async context => (await findMistakes(context)).length },
  ],
} satisfies AreaOf<'security'>
