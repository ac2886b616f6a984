import { z } from 'zod'
import { call } from '../call.ts'
import { list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { partialFields } from '../record.ts'
import { previewCall, shownRecordCalls } from '../shown-record-calls.ts'
import { shownOffer } from './items.ts'
import { category, pageCard, pageFields, pageRecord, shownPage } from './page.ts'

const word = z.string().max(200)
const { item } = pageRecord

/** Path of a page: `about/institute`. */
const path = z.string().max(300)

export const pagesApi = {
  find: call('GET /content/{category}/{page}', { may: 'public', reads: ['pages', 'files'] })
    .input(z.strictObject({ category, page: word }))
    .output(shownPage),
  /** Returns every page of a category, sorted by title. */
  listIn: call('GET /content/{category}', { may: 'public', reads: ['pages'] })
    .input(z.strictObject({ category }))
    .output(list(pageCard)),
  /** Returns a position of the career page by its slug in either language, even after its deadline. */
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
      partialFields(pageFields.omit({ category: true, page: true })).extend({
        path,
        version: z.int(),
        isSmallChange: z.boolean().optional(),
      }),
    )
    .output(item),
  ...shownRecordCalls(pageRecord, shownPage),
}
