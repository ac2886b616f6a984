import { z } from 'zod'
import { call } from '../call.ts'
import { list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { someOf } from '../record.ts'
import { previewCall, shownRecordCalls } from '../shown-record-calls.ts'
import { shownOffer } from './items.ts'
import { category, pageCard, pageFields, pageRecord, shownPage } from './page.ts'

const word = z.string().max(200)
const { item } = pageRecord

/** The way to a page: `about/institute`. */
const path = z.string().max(300)

export const pagesApi = {
  find: call('GET /content/{category}/{page}', { may: 'public', reads: ['pages', 'files'] })
    .input(z.strictObject({ category, page: word }))
    .output(shownPage),
  /** Every page of a category, by title. */
  listIn: call('GET /content/{category}', { may: 'public', reads: ['pages'] })
    .input(z.strictObject({ category }))
    .output(list(pageCard)),
  /** A position of the career page, by its slug in either language, also when its deadline is over. */
  offer: call('GET /about/career/{slug}', { may: 'public', reads: ['pages', 'files'] })
    .input(z.strictObject({ slug: word }))
    .output(shownOffer),
  ...previewCall('/content', shownPage),
}

export const pagesBackstageApi = {
  tree: call('GET /backstage/content', { may: opens.content })
    .input(z.strictObject({}))
    .output(z.object({ count: z.int(), rows: z.array(pageRecord.row) })),
  findAt: call('GET /backstage/content/{+path}', { may: opens.content })
    .input(z.strictObject({ path }))
    .output(item),
  changeAt: call('PATCH /backstage/content/{+path}', { may: opens.content, writes: ['pages'] })
    .input(
      someOf(pageFields.omit({ category: true, page: true })).extend({
        path,
        version: z.int(),
        isSmallChange: z.boolean().optional(),
      }),
    )
    .output(item),
  ...shownRecordCalls(pageRecord, shownPage),
}
