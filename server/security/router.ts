import type { securityApi } from '#contract/security/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { answerList } from '#server/platform/lists/lists.ts'
import { blockAddress, listAddresses, releaseAddress } from './addresses.ts'
import { auditHead, setAuditHeadWanted } from './audit-head.ts'
import { auditFilters, auditList } from './audit-list.ts'
import { breachReport, printBreachReport } from './breach-report.ts'
import { startDrill } from './drill.ts'
import {
  findIncident,
  incidentList,
  resolveIncident,
  resolveIncidents,
  securityFigures,
} from './incidents.ts'
import { findMistakes } from './mistakes.ts'

export const securityRouter: Handlers<typeof securityApi> = {
  metrics: (_, context) => securityFigures(context),
  mistakes: (_, context) => findMistakes(context),
  drill: (_, context) => startDrill(context),
  list: (query, context) => answerList(incidentList, context, query),
  find: ({ id }, context) => findIncident(context, id),
  resolve: ({ id, notes }, context) => resolveIncident(context, id, notes),
  resolveMany: ({ ids, notes }, context) => resolveIncidents(context, ids, notes),
  breachReport: ({ ids }, context) => breachReport(context, ids),
  printBreachReport: ({ ids }, context) => printBreachReport(context, ids),
  audit: (query, context) => answerList(auditList, context, query),
  auditHead: (_, context) => auditHead(context),
  wantAuditHead: ({ isWanted }, context) => setAuditHeadWanted(context, isWanted),
  auditFilters: (_, context) => auditFilters(context),
  addresses: {
    list: (asked, context) => listAddresses(context, asked),
    block: (given, context) => blockAddress(context, given),
    release: ({ id }, context) => releaseAddress(context, id),
  },
}
