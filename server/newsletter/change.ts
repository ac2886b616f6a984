import { fail } from '#contract/errors.ts'
import type { NewsletterChange } from '#contract/newsletter/backstage-api.ts'
import type { Newsletter } from '#contract/newsletter/newsletter.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change as changeRecord, find } from '#server/platform/records/records.ts'
import { newsletterKind } from './kind.ts'
import { orderSending } from './sending.ts'

/** Saves fields of an issue, or sends it. Throws what saving and `send` throw. */
export async function changeIssue(context: Context, wish: NewsletterChange): Promise<Newsletter> {
  const { id, version, isSmallChange, confirm, send: isOrder, again, sendAt, ...fields } = wish
  const { db } = context
  if (isOrder) {
    const [typed] = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : name))
    if (typed) throw fail('invalid', { fields: { [typed]: 'value' } })
    await orderSending(context, { id, version, again, confirm, sendAt })
    return find(newsletterKind, { ...context, db }, id)
  }
  if (again) throw fail('invalid', { fields: { again: 'value' } })
  if (sendAt) throw fail('invalid', { fields: { sendAt: 'value' } })
  if (version === undefined) throw fail('invalid', { fields: { version: 'required' } })
  const asked = { ...context, isConfirmed: confirm === true }
  return changeRecord(newsletterKind, asked, { ...fields, id, version, isSmallChange })
}
