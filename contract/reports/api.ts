import { z } from 'zod'
import { call } from '../call.ts'
import { list } from '../fields.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { reportCard, reportDetail, reportRecord } from './report.ts'

const path = '/publication/report'
const reads = ['reports', 'files'] as const

export const reportsApi = {
  /** Returns every annual report, the latest first. */
  list: call(`GET ${path}`, { may: 'public', reads }).input(z.strictObject({})).output(list(reportCard)),
  ...readerCalls(path, reportDetail, reads),
}

export const reportsBackstageApi = shownRecordCalls(reportRecord, reportDetail)
