import { z } from 'zod'
import { call } from '../call.ts'
import { id, list, moment } from '../fields.ts'
import { opens } from '../permissions.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { eventRecord } from './event.ts'
import { eventCard, eventDetail } from './shown.ts'

const noInput = z.strictObject({})
const reads = ['events', 'files', 'people'] as const
const special = { may: 'public', reads } as const

export const eventsApi = {
  list: call('GET /info/event', special)
    .input(z.strictObject({ state: z.enum(['upcoming', 'past']).optional() }))
    // `changesAt`: time at which the list must be read again, because an event or its registration begins or
    // ends.
    .output(list(eventCard).extend({ changesAt: moment.nullable() })),
  ...readerCalls('/info/event', eventDetail, reads),
  /** Returns the event that is announced on other pages, or null; never a past one. */
  highlighted: call('GET /info/highlighted-event', special).input(noInput).output(eventDetail.nullable()),
  anniversary: call('GET /info/anniversary-event', special).input(noInput).output(eventDetail.nullable()),
  ismrmEvening: call('GET /info/ismrm-evening', special).input(noInput).output(eventDetail.nullable()),
}

export const eventsBackstageApi = {
  ...shownRecordCalls(eventRecord, eventDetail),
  /** Creates a hidden copy without registrations, its dates a year later on the same weekday. */
  duplicate: call('POST /backstage/event/{id}/duplicate', {
    may: opens.specials,
    writes: ['events'],
    status: 201,
  })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(eventRecord.item),
}
