import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { LimitName } from '#contract/limits.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context, FormPlace } from '#server/platform/calls/calls.ts'
import { keepConsent, refuseUnknownVersion } from './consents.ts'
import { type Kept, onlyOnce } from './repeats.ts'

/** A form for visitors, as its area declares it in `area.ts`. */
export interface VisitorsForm extends FormPlace {
  /** The call that takes it, e.g. `contact.send`. */
  call: string
  /** Counted by the mailbox of the address that is typed, dots and tags folded, beside the network address that the contract counts by. */
  addressLimit?: LimitName
  /** For ballots: nothing is kept by which two could be compared, so each one counts. */
  isEverySentCounted?: true
}

type Input = FormAdditions & { email?: string | undefined }
type Keep<Fields, Answer> = (fields: Fields, context: Context) => Promise<Kept<Answer>>

const formHandlers = new WeakSet<object>()

/**
 * The function behind a form's call. What is sent has passed, in this order: the origin check, ahead of its body;
 * its fields' rules; the limit by network address; here the limit by mail address, the trap, and the comparison with
 * what was sent before, the content of a file included. Then `keep` writes the row and queues its letters, and the consent is written beside it, all
 * in one transaction. Throws `invalid` for a filled trap, `tooMany`, and whatever `keep` throws.
 */
export function receiveForm<Fields extends Input, Answer>(
  form: VisitorsForm,
  keep: Keep<Fields, Answer>,
): (fields: Fields, context: Context) => Promise<Answer> {
  const handler = async (fields: Fields, context: Context): Promise<Answer> => {
    const { email = '' } = fields
    if (form.consent) refuseUnknownVersion(form.consent, fields.consentVersion)
    if (form.addressLimit && email) await context.limits.take(form.addressLimit, mailboxKeyOf(email))
    // A person is told: their browser may have filled the field, and what they sent must not be lost in silence.
    if (fields.website) throw fail('invalid', { fields: { website: 'filledTrap' } })
    const work = () => keepWithConsent(form, keep, fields, context)
    if (form.isEverySentCounted) return (await work()).answer
    const { file, storage } = context
    const sent = [comparable(fields), ...(file ? [await storage.hashOf(file.path)] : [])]
    return onlyOnce(context, { call: form.call, table: form.table, email, fields: sent }, work)
  }
  formHandlers.add(handler)
  return handler
}

/** Whether a function is one that `receiveForm` made. */
export function isFormHandler(handle: object): boolean {
  return formHandlers.has(handle)
}

// How long somebody took says nothing about what they sent, and their address is compared by itself.
function comparable({ website, seconds, consentVersion, email, ...fields }: Input): object {
  return fields
}

async function keepWithConsent<Fields extends Input, Answer>(
  form: VisitorsForm,
  keep: Keep<Fields, Answer>,
  fields: Fields,
  context: Context,
): Promise<Kept<Answer>> {
  const kept = await keep(fields, context)
  if (form.consent && kept.subject !== null)
    await keepConsent(context, form.consent, { subject: kept.subject, version: fields.consentVersion })
  return kept
}
